/** The open lists of card data: what is usual. An entry that is not here is a warning, never an error. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../language/grammar/second-edition/index.ts';
import { fold } from './names.ts';

export const ICONS: readonly string[] = [
  'command',
  'staff',
  'past',
  'alternate',
  'future',
  'DS9',
  'TNG',
  'TOS',
  'Voy',
  'Maq',
  'TN',
  'E',
];

export const STAFFING: readonly string[] = ['command', 'staff'];

export const QUADRANTS: readonly string[] = ['alpha', 'gamma', 'delta'];

export const SKILLS: readonly string[] = SECOND_EDITION_LEXICON.skills;

export const AFFILIATIONS: readonly string[] = SECOND_EDITION.icons.affiliations;

const RARER_SPECIES =
  "Aenar,Angosian,Atrean,Ba'ku,Bandi,Barzan,Boslic,Brekkian,Bynar,Cairn,Caitian,Chameloid,Deltan,Denobulan,Dosi,Farian,Flaxian,Gorn," +
  'Grazerite,Hekaran,Hupyrian,Idanian,Ikaaran,Karemma,Kellerun,Kobliad,Kreetassan,Krenim,Kressari,Kriosian,Ktarian,Lethean,Lurian,' +
  "Malon,Mari,Markalian,Mechanoid,Minaran,Miradorn,Na'kuhl,Napean,Nausicaan,Norcadian,Nyrian,Ocampa,Ochshea,Ornaran,Pakled,Pendari," +
  "Rakhari,Ramatin,Reptilian,Risan,Satarran,Selay,Solari,T'Lani,Takaran,Talemstran,Tamarian,Tanugan,Tellarite,Tiburonian,Tosk," +
  'Triannon,Ventaxian,Vorgon,Wadi,Yridian,Zakdorn,Zalkonian,Zibalian';

/** Parts of a species text: `Betazoid/Human` has two. */
export const SPECIES: readonly string[] = [...SECOND_EDITION_LEXICON.species, ...RARER_SPECIES.split(',')];

/** Whether objects of JavaScript answer to a word: things that are counted by name can't be called so. */
export const isObjectWord = (word: string): boolean => word in Object.prototype;

/** What would be right in its place. */
export const ANOTHER_NAME = 'choose another name: the program has this word for itself';

/** The usual spelling of a word of an open list (`Cmd` is `command`, `fed` is `Federation`); undefined if it is not known. */
export function usualSpelling(word: string, known: readonly string[]): string | undefined {
  const bare = word.replace(/[[\]]/g, '').trim();
  const folded = fold(bare);
  const exact = known.find((name) => fold(name) === folded);
  if (exact !== undefined) return exact;
  const meant = SECOND_EDITION.icons.affiliationOf(bare) ?? SECOND_EDITION.icons.nameOf(bare);
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** An affiliation of a mission's list as its icon: `Federation` and `Fed` are `[Fed]`; undefined if it is not known. */
export function missionIcon(word: string): string | undefined {
  const name = usualSpelling(word, AFFILIATIONS);
  const icon = name === undefined ? undefined : SECOND_EDITION.icons.iconOfAffiliation(name);
  if (icon !== undefined) return `[${icon}]`;
  const other = usualSpelling(word, ICONS);
  return other === undefined ? undefined : `[${SECOND_EDITION.icons.iconOf(other) ?? other}]`;
}
