/** What texts of First Edition may speak of by name: skills with classifications, keywords, species. */
import type { OpenLists } from '../../text/word-lists.ts';

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** The words of First Edition, where no card data is at hand. */
export const FIRST_EDITION_LISTS: OpenLists = {
  titles: new Set(),
  skills: words(
    'OFFICER,ENGINEER,MEDICAL,SCIENCE,SECURITY,V.I.P.,CIVILIAN,' +
      'Anthropology,Archaeology,Astrophysics,Barbering,Biology,Computer Skill,Cybernetics,Diplomacy,Empathy,Exobiology,Geology,Greed,Honor,' +
      'Law,Leadership,Mindmeld,Miracle Worker,Music,Navigation,Physics,Stellar Cartography,Smuggling,Transporter Skill,Treachery,Youth',
  ),
  keywords: words('Ambassador,High Council,Soong-type android,Q-related dilemma'),
  species: words('Human,Klingon,Romulan,Vulcan,Betazoid,Android,Ferengi,Bajoran,El-Aurian,Trill,Hologram,Bynar'),
  classes: [],
};
