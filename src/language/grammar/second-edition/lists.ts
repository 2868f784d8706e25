/** What texts of Second Edition may speak of by name: skills, keywords, species. */
import type { OpenLists } from '../../text/word-lists.ts';

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** The words of Second Edition, where no card data is at hand. */
export const SECOND_EDITION_LISTS: OpenLists = {
  titles: new Set(),
  skills: words(
    'Acquisition,Anthropology,Archaeology,Astrometrics,Biology,Diplomacy,Engineer,Exobiology,Geology,Honor,Intelligence,' +
      'Law,Leadership,Medical,Navigation,Officer,Physics,Programming,Science,Security,Telepathy,Transporters,Treachery',
  ),
  keywords: words(
    'Dissident,Thief,Drone,Shape-shifter,Infiltrator,Smuggler,Genetically Enhanced,Admiral,Gul,Bajoran Resistance,Founder,' +
      'Assassin,Host,General,Glinn,Vedek,Cadet,MACO,High Council Member,Chancellor,Dabo Girl,Waiter,Legate,Senator,Gatherer,' +
      'Alpha,Kai,Prylar,Praetor,Bluegill,Maneuver,Assault,Punishment,Capture,Rule,Pursuit,Infiltration,Pah-wraith,Crime,' +
      'Prophet,Paranoia,Morph,Tsunkatse,Cloaking Device,Temporal,Q,Hand Weapon,Orb,Persistent,Species 8472,Artifact,Nebula,' +
      'Mirror,Commodity,Ritual,Holoprogram,Nucleogenic,Consume,Decay,Replicate,Commander,Interlink,Recall,Chef,Harbinger,Think Tank',
  ),
  species: words(
    "Human,Klingon,Bajoran,Cardassian,Borg,Romulan,Ferengi,Hologram,Changeling,Vulcan,Jem'Hadar,Alien,Vorta,Android,Trill," +
      "Orion,Acamarian,Reman,Bolian,Betazoid,Breen,El-Aurian,Andorian,Talaxian,Vidiian,Hirogen,Kazon,Son'a,Suliban,Xindi",
  ),
  classes: [],
};
