/** The smallest parts of a text's tree: letters, players, attributes, kinds of cards. */

export type Id = string; // binding, unique inside one Ability: 'this' | 'that' | 'a' | 'b' …
export type Span = [line: number, from: number, to: number]; // back to the printed text
export type Attr = 'Integrity' | 'Cunning' | 'Strength' | 'Range' | 'Weapons' | 'Shields';
/** What sides of a battle have in all. */
export type BattleValue = 'Weapons' | 'Shields' | 'Strength';
export type Kind = 'personnel' | 'ship' | 'equipment' | 'event' | 'interrupt' | 'dilemma' | 'mission' | 'card' | string;
/** What a text may name of a card. */
export type Named = 'skill' | 'title' | 'keyword' | 'species' | 'affiliation' | 'cardType';
export type Op = '<' | '<=' | '=' | '>=' | '>' | '!=';
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'anyOpponent' // whichever of them: not the one spoken of
  | 'eachOpponent'
  | 'eachPlayer'
  | 'anyPlayer'
  | 'left'
  | 'right'
  | 'active'
  | 'winner'
  | 'loser'
  | 'attempting'
  | 'drawing' // who draws dilemmas for the attempt in progress: on the left of who attempts
  | { owner: Id }
  | { commander: Id }
  | { player: Id };
