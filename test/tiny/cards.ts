/** The cards of the tiny ruleset: hulls that carry hulls, and four texts. */
import type { AbilityHandle, Definition } from '../../src/engine/definition.ts';
import type { SeatSetup } from '../../src/engine/game.ts';

function card(title: string, text: string, abilities: readonly AbilityHandle[]): Definition {
  return {
    id: title,
    title,
    type: 'hull',
    unique: false,
    affiliations: [],
    skills: {},
    attributes: { mass: text.length % 5 },
    icons: [],
    staffing: [],
    keywords: {},
    text,
    abilities,
    leftover: [],
  };
}

const barge = card('Barge', '', []);
const jammer = card('Jammer', 'From hand, when another player is about to launch: prevent it.', [
  { triggers: ['about:launch'], zones: ['hand'] },
]);
const herald = card('Herald', 'When any hull is launched, draw 1.', [{ triggers: ['did:launch'], zones: ['play'] }]);
const blackBox = card('Black Box', 'When this is scrapped, score 1.', [{ triggers: ['did:scrap'], zones: ['play'] }]);
const spark = card('Spark', 'When a player scores, that player loses 1.', [
  { triggers: ['did:score'], zones: ['play'] },
]);
const echo = card('Echo', 'When a player loses points, that player scores 1.', [
  { triggers: ['did:losePoints'], zones: ['play'] },
]);

/** A deck of `copies` of each card; `looping` puts the two in that bring each other on for ever. */
export function tinyDeck(name: string, copies: number, looping: boolean): SeatSetup {
  const kinds = [barge, jammer, herald, blackBox, ...(looping ? [spark, echo] : [])];
  return {
    name,
    missions: [],
    dilemmas: [],
    deck: kinds.flatMap((kind) => Array.from({ length: copies }, () => kind)),
  };
}
