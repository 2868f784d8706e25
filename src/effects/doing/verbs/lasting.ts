/** Effects that last or are put off: what is kept of the text, for whom, until when. */
import { attemptIn, battleIn } from '../../undertakings.ts';
import { blockAt, KEPT, NAMED, playersOf, settledNumbers, type Context, wordOf } from '../../reading/index.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Lasting, Ref } from '../../../engine/state/state.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';
import type { Duration, Timing } from '../../../language/tree/index.ts';

/** Keeps the effect at work for these cards, with what its text has bound so far. */
export function beginLasting(context: Context, objects: readonly Ref[], until: string, keys: readonly RuleKey[]): void {
  const { frame } = context;
  if (until === ORDER_AGAIN) endOfLastUse(context);
  const numbers = { ...frame?.numbers, ...countedNow(context, objects, until) };
  begin(context, { objects, until, cards: frame?.cards ?? {}, numbers, words: frame?.words ?? {} }, keys);
}

/** What the effect adds is counted once, unless it holds as long as its card lies there. */
function countedNow(context: Context, objects: readonly Ref[], until: string): Lasting['numbers'] {
  const text = context.frame?.text;
  const entry = text?.path.at(-1);
  const definition = text && context.engine.definitions[text.definition];
  const effect = definition && entry && blockAt(definition, entry.block)[entry.index];
  return effect?.x === 'mod' && until !== HELD ? settledNumbers(context, effect, objects) : {};
}

type Kept = Pick<Lasting, 'objects' | 'until' | 'cards' | 'numbers' | 'words'>;
function begin(context: Context, kept: Kept, keys: readonly RuleKey[]): void {
  const { engine, frame } = context;
  const { text } = frame ?? {};
  const entry = text?.path.at(-1);
  if (!frame || !text || !entry) throw new Error('an effect begins to last while its text is carried out');
  const { objects, until, cards, numbers, words } = kept;
  const lasting: Lasting = {
    id: engine.state.nextLasting,
    source: text.source,
    definition: text.definition,
    ability: text.ability,
    block: entry.block,
    index: entry.index,
    you: text.you,
    objects,
    cards: { ...cards },
    numbers: { ...numbers },
    words: { ...words },
    until,
  };
  engine.emit({ type: 'lasting began', lasting }, engine.cite(...keys));
}

/** The effect lasts until its order is executed again; nothing else ends it. */
const ORDER_AGAIN = 'orderAgain';

/** What the card has named is kept for its other texts: for a turn beside what it named before by the same words, else in place of that. */
export function keepName(context: Context, until: string): void {
  if (until !== 'turn') endBefore(context);
  const word = context.frame ? wordOf(context.frame, KEPT) : '';
  begin(context, { objects: [], until, cards: {}, numbers: {}, words: { [NAMED]: word } }, ['name.title']);
}

/** Ends what this order began when it was executed before, whatever was chosen then. */
function endOfLastUse({ engine, source, frame }: Context): void {
  if (!frame) return;
  const since = (frame.numbers[SINCE] ??= engine.state.nextLasting);
  endThose(
    engine,
    source,
    ({ id, until, ability }) => ability === frame.text?.ability && id < since && until === ORDER_AGAIN,
  );
}
/** The number of the first lasting effect that may be of this use. */
const SINCE = 'lasting since';

/** Ends what the same words of the same card began before. */
function endBefore({ engine, source, frame }: Context): void {
  const entry = frame?.text?.path.at(-1);
  endThose(engine, source, ({ block, index }) => block === entry?.block && index === entry.index);
}

/** Ends what this card has begun, of which this is so. */
function endThose(engine: Engine, source: Ref, isSo: (lasting: Lasting) => boolean): void {
  const ids = engine.lasting.filter((one) => isSameStay(one.source, source) && isSo(one)).map(({ id }) => id);
  if (ids.length > 0) engine.emit({ type: 'lasting ended', ids }, engine.cite('lasting'));
}
const isSameStay = (a: Ref, b: Ref): boolean => a.card === b.card && a.stay === b.stay;

/** Until when an effect lasts: without a word, as long as what the text is about. */
export function untilOf(context: Context, until: Duration | undefined): string {
  const { engine } = context;
  const { turn } = engine;
  const attempt = attemptIn(engine);
  if (until === undefined) return defaultUntil(context);
  if (until === 'held') return HELD;
  if (typeof until === 'string') return isOn(engine, until) ? until : 'turn';
  if ('clock' in until) {
    const [seat = context.you] = playersOf(context, until.whose);
    // "Until the end of your next turn", said in a turn of one's own: not of this one.
    const from = until.clock === 'end' && seat === turn.player ? ` ${turn.number + 1}` : '';
    return `${until.clock}:${seat}${from}`;
  }
  return attempt ? 'attempt' : 'turn';
}

/** Is there such a period just now? Until the end of none, an effect would last into the next one. */
function isOn(engine: Engine, period: Extract<Duration, string>): boolean {
  if (period === 'battle') return battleIn(engine) !== null;
  return (period !== 'dilemma' && period !== 'attempt') || attemptIn(engine) !== null;
}

/** The end of an effect that lasts while the card about to be played is being played. */
export const PLAY = 'play';

function defaultUntil(context: Context): string {
  const { engine, frame } = context;
  if (frame?.occurrence?.name === 'play' && frame.occurrence.stage === 'about') return PLAY;
  if (frame?.occurrence?.name === 'revealDilemma') return 'dilemma';
  if (battleIn(engine)) return 'battle';
  if (attemptIn(engine)?.open) return 'dilemma';
  return attemptIn(engine) ? 'attempt' : 'turn';
}

/** The moment of an effect that is put off to the end of the attempt in progress. */
export const END_OF_ATTEMPT = 'later end of attempt';

/** The end of an effect that lasts as long as its card lies where its text has put it. */
export const HELD = 'held';

/** The moment of an effect that is put off until something is so, as long as its card lies there. */
export const UNTIL_SO = `${HELD} later`;

/** The moment of an effect that is put off until something happens: before the period after which it is too late, `later on SPAN`. */
export const ON_EVENT = 'later on ';

/** The moment an effect is put off to: `later EDGE SEAT NUMBER`, the number of the first turn that may be meant; `later on SPAN`. */
export function momentOf(context: Context, at: Timing): string {
  const attempt = attemptIn(context.engine);
  const { turn } = context.engine;
  const { player, number } = turn;
  if (at.t === 'on') return `${ON_EVENT}${attempt ? 'attempt' : 'turn'}`;
  if (at.t === 'state') return UNTIL_SO;
  if (at.t !== 'clock')
    throw new Error('an effect is put off to the start or the end of a turn, to an event or a state');
  if (at.of === 'attempt') return attempt ? END_OF_ATTEMPT : `later end ${player} ${number}`;
  if (at.whose === 'active') return `later ${at.edge} ${player} ${number}`;
  const [seat = context.you] = playersOf(context, at.whose);
  return `later ${at.edge} ${seat} ${number + 1}`;
}
