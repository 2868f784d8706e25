/** The cards of the tiny ruleset, some of them with a table for a text and two with a compiled one: buoys that make the reach, caches hidden at them, and hulls that carry hulls. */
import type { AbilityHandle, Definition } from '../../src/engine/definition.ts';
import type { SeatSetup } from '../../src/engine/game.ts';
import type { CompiledText } from '../../src/language/compiled.ts';
import { handleOf } from '../../src/language/handles.ts';
import { compileText } from '../../src/language/index.ts';
import { TINY_LEXICON } from './dialect.ts';

function card(title: string, type: string, text: string, abilities: readonly AbilityHandle[] = []): Definition {
  return {
    id: title,
    title,
    type,
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

/** A hull whose text is compiled in the tiny dialect. */
function written(title: string, text: string): Definition {
  const { program, leftover } = compileText(text, { title, type: 'hull', lexicon: TINY_LEXICON });
  if (leftover.length > 0) throw new Error(`the tiny dialect has no such text: ${leftover.join('; ')}`);
  const abilities = program.abilities.map((ability) => handleOf(ability, 'hull'));
  const compiled: CompiledText = { program, requirements: null, attemptBy: null };
  return Object.assign(card(title, 'hull', text, abilities), { compiled });
}

const barge = card('Barge', 'hull', '');
const jammer = card('Jammer', 'hull', 'From hand, when another player is about to launch: prevent it.', [
  { triggers: ['about:launch'], zones: ['hand'] },
]);
const herald = written('Herald', 'When another hull is launched, draw a card.');
const blackBox = written('Black Box', 'When this is scrapped, score 1 point.');
const spark = card('Spark', 'hull', 'When a player scores, that player loses 1.', [
  { triggers: ['did:score'], zones: ['play'] },
]);
const echo = card('Echo', 'hull', 'When a player loses points, that player scores 1.', [
  { triggers: ['did:losePoints'], zones: ['play'] },
]);
const buoys = ['Red Buoy', 'Green Buoy', 'Bell Buoy'].map((title) => card(title, 'buoy', ''));
const cache = card('Cache', 'cache', 'Whoever sails here first scores 1.');

/** A deck of `copies` of each hull; `looping` puts the two in that bring each other on for ever. */
export function tinyDeck(name: string, copies: number, looping: boolean): SeatSetup {
  const kinds = [barge, jammer, herald, blackBox, ...(looping ? [spark, echo] : [])];
  const hulls = kinds.flatMap((kind) => Array.from({ length: copies }, () => kind));
  return { name, parts: { buoys, caches: [cache, cache], hulls } };
}
