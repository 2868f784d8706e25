/** What is printed beside the classification of a personnel and what a mission asks for: both run into the sentences behind them. */

export interface PrintedSkills {
  readonly skills: Readonly<Record<string, number>>;
  /** The sentences behind the skills. */
  readonly rest: string;
}

/**
 * `OFFICER ENGINEER Computer Skill x 2 Music` of an OFFICER: the classification first, then skills, a number behind a skill being how often it is
 * there; a classification among them is a skill as well.
 */
export function printedSkills(text: string, classification: string, known: readonly string[]): PrintedSkills {
  const names = longestFirst(known);
  let rest =
    text.startsWith(`${classification} `) || text === classification ? text.slice(classification.length) : text;
  const skills: Record<string, number> = {};
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const skill = names.find((name) => begins(rest, name));
    if (skill === undefined) return { skills, rest };
    const [behind = '', times = '1'] = TIMES.exec(rest.slice(skill.length)) ?? [];
    skills[skill] = (skills[skill] ?? 0) + Number(times);
    rest = rest.slice(skill.length + behind.length);
  }
}

const TIMES = /^ ?x ?(\d+)(?=\s|$)/;

/** `A + B OR C`, and the sentences behind it: the requirements end at the first part behind which neither `+` nor `OR` stands. */
export function printedRequirements(
  text: string,
  known: readonly string[],
): { readonly requirements: string; readonly rest: string } {
  const names = longestFirst(known);
  let at = 0;
  for (;;) {
    const part = partAt(text.slice(at), names);
    at += part.length;
    const [between] = JOINT.exec(text.slice(at)) ?? [];
    if (between === undefined || part === '') break;
    at += between.length;
  }
  return { requirements: text.slice(0, at).trim(), rest: text.slice(at).trim() };
}

const JOINT = /^ (?:\+|OR) /;

/** One thing that is asked for: a number of a skill, an attribute, a card, alternatives in parentheses; else all up to the next `+` or `OR`. */
function partAt(text: string, names: readonly string[]): string {
  const [shaped] = /^(?:\((?:[^()]*)\)|(?:INTEGRITY|CUNNING|STRENGTH) ?> ?\d+|(?:\d+ )?\{[^}]*\})/.exec(text) ?? [];
  if (shaped !== undefined) return shaped;
  const [number = ''] = /^\d+ /.exec(text) ?? [];
  const skill = names.find((name) => begins(text.slice(number.length), name));
  if (skill === undefined) return /^.*?(?= \+ | OR |$)/.exec(text)?.[0] ?? '';
  const named = number + skill;
  return named + (TIMES.exec(text.slice(named.length))?.[0] ?? '');
}

const begins = (text: string, name: string): boolean =>
  text.startsWith(name) && /^(?:[\s,.)]|$)/.test(text.slice(name.length));

const longestFirst = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => b.length - a.length);
