/** The JSON protocol as docs/programs.md tells it: what the game says and what it is told. */
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const rules = v.array(v.string());
const name = v.string();
const words = v.record(v.string(), v.unknown());

const candidate = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card: count }),
  v.strictObject({ kind: v.literal('player'), player: count }),
  v.strictObject({ kind: v.literal('number'), value: v.number() }),
  v.strictObject({ kind: v.literal('word'), value: v.string() }),
]);

type Condition =
  | { is: 'count'; of: number[]; min: number; max: number }
  | { is: 'total'; weights: number[]; min: number; max: number }
  | { is: 'all' | 'any'; of: Condition[] };
const condition: v.GenericSchema<Condition> = v.union([
  v.strictObject({ is: v.literal('count'), of: v.array(count), min: v.number(), max: v.number() }),
  v.strictObject({ is: v.literal('total'), weights: v.array(v.number()), min: v.number(), max: v.number() }),
  v.strictObject({ is: v.picklist(['all', 'any']), of: v.array(v.lazy(() => condition)) }),
]);

/** What may be chosen of an option. */
export const selection = v.strictObject({
  from: v.array(candidate),
  open: v.exactOptional(v.literal('title')),
  min: count,
  max: count,
  ordered: v.boolean(),
  condition: v.exactOptional(condition),
  example: v.array(count),
});

const optional = v.exactOptional(count);
const option = v.strictObject({
  verb: v.string(),
  ...{ card: optional, ability: optional, at: optional, on: optional, aboard: optional, to: optional, from: optional },
  ...{ with: optional, using: optional, player: optional },
  selection: v.exactOptional(selection),
  rules,
  command: v.string(),
});

const request = v.strictObject({
  kind: v.string(),
  player: count,
  prompt: v.string(),
  about: v.exactOptional(v.string()),
  source: optional,
  pays: v.exactOptional(v.literal(true)),
  options: v.array(option),
  rules,
});

const part = v.strictObject({
  what: v.string(),
  isMet: v.boolean(),
  count: v.exactOptional(v.strictObject({ have: v.number(), op: v.string(), need: v.number() })),
});
const against = { mission: v.array(part), dilemma: v.nullable(v.array(part)) };
const standing = v.strictObject({ ...against, without: v.array(v.strictObject({ card: count, ...against })) });

const pile = v.looseObject({ player: v.nullable(count), count, cards: v.array(v.looseObject({ number: count })) });
const view = v.looseObject({
  viewer: v.union([count, v.string()]),
  ruleset: v.string(),
  turn: v.looseObject({ player: count, number: count, segment: v.string() }),
  players: v.array(v.looseObject({ seat: count, name, score: v.number(), zones: v.record(v.string(), pile) })),
  asked: v.nullable(count),
  over: v.nullable(v.looseObject({ winners: v.array(count), reason: v.string() })),
});

const message = v.string();
const account = v.strictObject({
  name,
  points: v.array(v.strictObject({ card: v.nullable(count), name: v.string(), points: v.number() })),
  counts: v.record(v.string(), v.number()),
});

/** Every message of the game by its type. */
export const MESSAGES = {
  start: v.strictObject({
    type: v.literal('start'),
    ruleset: v.string(),
    seed: optional,
    seats: v.array(v.strictObject({ name, kind: v.string() })),
    journal: v.nullable(v.string()),
  }),
  event: v.strictObject({
    type: v.literal('event'),
    event: v.looseObject({ type: v.string() }),
    step: v.string(),
    rules,
    hiddenFrom: v.exactOptional(v.array(count)),
    hidden: optional,
    text: v.exactOptional(v.string()),
  }),
  request: v.strictObject({
    type: v.literal('request'),
    seat: count,
    name,
    request,
    standing: v.exactOptional(standing),
  }),
  waiting: v.strictObject({ type: v.literal('waiting'), seat: count, name }),
  refused: v.strictObject({
    type: v.literal('refused'),
    message,
    rules,
    from: v.exactOptional(v.nullable(v.string())),
    line: v.exactOptional(v.nullable(count)),
  }),
  error: v.strictObject({ type: v.literal('error'), message }),
  text: v.strictObject({ type: v.literal('text'), lines: v.array(v.string()) }),
  view: v.strictObject({ type: v.literal('view'), view }),
  unwritten: v.strictObject({ type: v.literal('unwritten'), message, commands: v.array(v.string()) }),
  over: v.strictObject({
    type: v.literal('over'),
    winners: v.array(name),
    reason: v.string(),
    scores: v.record(v.string(), v.number()),
    accounts: v.array(account),
    seed: count,
  }),
  saved: v.strictObject({ type: v.literal('saved'), journal: v.string(), resume: v.exactOptional(v.string()) }),
  unsaved: v.strictObject({
    type: v.literal('unsaved'),
    journal: v.string(),
    answers: count,
    message,
    remedy: v.string(),
  }),
} as const;

const isType = (type: unknown): type is keyof typeof MESSAGES => typeof type === 'string' && type in MESSAGES;

/** What is wrong with a message of the game; nothing where it is as the page says. */
export function faultsInMessage(value: unknown): readonly string[] {
  const { type } = v.parse(words, value);
  if (!isType(type)) return [`there is no message ${String(type)}`];
  return faults(MESSAGES[type], value).map((fault) => `${type}: ${fault}`);
}

const told = v.union([
  v.strictObject({ answer: v.strictObject({ option: count, chosen: v.exactOptional(v.array(count)) }) }),
  v.strictObject({ command: v.string() }),
  v.strictObject({ view: v.literal(true) }),
]);

/** What is wrong with a line that a program says. */
export const faultsInLine = (value: unknown): readonly string[] => faults(told, value);

/** What is wrong with a selection, its example among it. */
export function faultsInSelection(value: unknown): readonly string[] {
  const read = v.safeParse(selection, value);
  if (!read.success) return read.issues.map(described);
  const { from, min, max, example } = read.output;
  const isRight = example.length >= min && example.length <= max && example.every((position) => position < from.length);
  return isRight ? [] : ['the example is no legal choice'];
}

const described = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`;

function faults(schema: v.GenericSchema, value: unknown): readonly string[] {
  const read = v.safeParse(schema, value);
  return read.success ? [] : read.issues.map(described);
}
