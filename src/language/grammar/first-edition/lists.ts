/** What texts of First Edition may speak of by name: skills with classifications, keywords, species. */
import type { OpenLists } from '../../text/word-lists.ts';

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** The words of First Edition, where no card data is at hand. */
export const FIRST_EDITION_LISTS: OpenLists = {
  titles: new Set(),
  skills: words(
    'OFFICER,ENGINEER,MEDICAL,SCIENCE,SECURITY,V.I.P.,CIVILIAN,' +
      'Anthropology,Archaeology,Astrophysics,Barbering,Biology,Computer Skill,Cybernetics,Diplomacy,Empathy,Exobiology,Geology,Greed,Honor,' +
      'Law,Leadership,Mindmeld,Miracle Worker,Music,Navigation,Physics,Stellar Cartography,Smuggling,Transporter Skill,Treachery,Youth,' +
      // Of later years.
      'Acquisition,Cantankerousness,FCA,Guramba,Klingon Intelligence,Obsidian Order,Resistance,Section 31,Tal Shiar',
  ),
  keywords: words(
    'Ambassador,High Council,Soong-type android,Q-related dilemma,' +
      'Admiral,Arms dealer,Blade weapon,DaiMon,Disruptor,Dissident,Drone,Founder,Freighter,Gul,Hand weapon,Homeworld,Infiltrator,Legate,Maje,' +
      'Mission Specialist,Nagus,Orb artifact,Orion Syndicate,Phaser,Senator,Shape-shifter,Support Personnel,Vedek,Virus-related dilemma',
  ),
  species: words(
    "Acamarian,Alien,Allasomorph,Andorian,Android,Angosian,Atrean,Ba'ku,Bajoran,Barzan,Benzite,Betazoid,Bolian,Borg,Boslic,Breen,Bynar," +
      'Cairn,Caldonian,Cardassian,Chameloid,Changeling,Deltan,Dopterian,Dosi,El-Aurian,Farian,Ferengi,Gorn,Hekaran,Hologram,Human,Humanoid,' +
      "Hupyrian,J'Naii,Jem'Hadar,Kazon,Kellerun,Klaestron,Klingon,Kobliad,Kressari,Kriosian,Ktarian,Lethean,Lumerian,Lurian,Malcorian,Mari," +
      "Markalian,Miradorn,Napean,Nausicaan,Ocampa,Orion,Pakled,Paradan,Reman,Risian,Romulan,Son'a,T'Lani,Takaran,Talaxian,Tamarian,Tellarite," +
      'Tosk,Trill,Ullian,Ventaxian,Vhnori,Vidiian,Vorgon,Vorta,Vulcan,Yridian,Zalkonian,Zibalian',
  ),
  classes: [],
};
