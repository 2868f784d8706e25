/** From printed text to tokens and sentences: cleaning, icons, titles, numbers. */

export interface Token {
  readonly kind: 'word' | 'number' | 'signed' | 'icon' | 'title' | 'mark';
  readonly text: string;
  /** Lower case, as patterns compare it. */
  readonly low: string;
  readonly from: number;
  readonly to: number;
}

/** What is put right before reading: pattern, replacement. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/&ndash;|[\u2013\u2014]/g, '-'],
  [/&lt;\/?\w+&gt;|<\/?\w+>/g, ''],
  [/&gt;/g, '>'],
  [/&lt;/g, '<'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\{\w+(?:\[\])?=[^|{}]*\|([^{}]*)\}/g, '$1'],
  [/\brequirments\b/g, 'requirements'],
  [/\b(?:personel|peronnel)\b/g, 'personnel'],
  [/\bEnginner\b/g, 'Engineer'],
  [/\bAcquisiton\b/g, 'Acquisition'],
  [/\bTreacher\b/g, 'Treachery'],
  [/\bManuever\b/g, 'Maneuver'],
  [/\b(?:cannont|cannnot|can not)\b/g, 'cannot'],
  [/\bexectue\b/g, 'execute'],
  [/\babourd\b/g, 'aboard'],
  [/\bpersent\b/g, 'present'],
  [/\bofyour\b/g, 'of your'],
  [/\bowner s\b/g, "owner's"],
  [/\brevel\b/g, 'reveal'],
  [/\bdon not\b/g, 'do not'],
  // One of each.
  [/\b(stop|kill) your (\w+) personnel and (\w+) personnel\b/g, '$1 your $2 personnel and $1 your $3 personnel'],
  [/\byou other\b/g, 'your other'],
  [/\byoue\b/g, 'your'],
  [/\byou personnel\b/g, 'your personnel'],
  [/\bgametext\b/g, 'game text'],
  [/\bWhen your complete\b/g, 'When you complete'],
  [/\bthosepersonnel\b/g, 'those personnel'],
  [/\bmissions attempt\b/g, 'mission attempt'],
  [/\bacompleted\b/g, 'a completed'],
  [/\btop card or (his|her|their)\b/g, 'top card of $1'],
  [/\byou make take\b/g, 'you may take'],
  [/\bis cost (\d) for each\b/g, 'is cost -$1 for each'],
  [/\bend of turn\b/g, 'end of the turn'],
  [/\brange ([-+]\d|required)/g, 'Range $1'],
  [/\bof you dilemma\b/g, 'of your dilemma'],
  [/\bdraw and equal\b/g, 'draw an equal'],
  [/\bkill and opponent's\b/g, "kill an opponent's"],
  [/\beach attributes\b/g, 'each attribute'],
  [/\ban attributes\b/g, 'an attribute'],
  [/\ba person (?=who has)/g, 'a personnel '],
  [/\bthis dilemmas\b/g, 'this dilemma'],
  [/\bit's (dilemma pile|owner)/g, 'its $1'],
  [/\battributes(?=[-+]\d)/g, 'attributes '],
  [/\b([nN]on)-\s+(?=[[{\w])/g, '$1-'],
  [/(?<=\d)\s+\./g, '.'],
  [/\bOrder\s{2,}(?=[A-Z])/g, 'Order - '],
  [/(?<=[\w\])]) (?=Order - [A-Z])/g, '. '],
  [/\bthat events costs\b/g, 'that event costs'],
  [/\bpersonnel in facing\b/g, 'personnel is facing'],
  // The limit of a text stands behind how long it lasts.
  [/(\(limit [-+\d/]+\)) (until the end of \w+ (?:mission attempt|attempt|turn|dilemma))\b/g, '$2 $1'],
  [/(?<=^|\. )(?:Then|Also), (?:then )?(if|unless|you)\b/g, '$1'],
  [/(?<=\. )Then,? (?=[a-z])/g, ''],
  [/(?<=^|\. )Then,? (?=[a-z])/g, ''],
  [/\b(personnel|ship)'s ((?:Integrity|Cunning|Strength|Range|Weapons|Shields) (?:becomes|is replaced))/g, '$1: $2'],
  [/\[Ds9\]/g, '[DS9]'],
  [/\{\[HQ\] ([^}]*)\}/g, '[HQ] {$1}'],
  [/\[CMD\]/g, '[Cmd]'],
  [/\[\*\]/g, '[SD]'],
];

/** Corrects known typos and residue; changes only what the table names, and runs of white space. */
export function clean(text: string): string {
  return CORRECTIONS.reduce((now, [from, to]) => now.replace(from, to), text)
    .replace(/\s+/g, ' ')
    .trim();
}

const SHAPE =
  /(?<title>\{[^}]*\})|(?<icon>\[[^\]]*\])|(?<signed>(?<![\w\]])[-+]\d+)|(?<number>\d+(?![\w']))|(?<word>[Nn]on-(?=\S)|(?:[A-Z]\.){2,}|(?<=\p{Lu}[\p{L}'-]*\s)[A-Z]\.(?=\s[A-Z][a-z])|and\/or(?![\p{L}])|[\p{L}\d][\p{L}\d'_]*(?:-[\p{L}\d][\p{L}\d'_]*)*)|(?<mark>->|<=|>=|!=|\S)/gu;

/** The tokens of a cleaned text. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(SHAPE)].map((match) => {
    const kind = kindOf(match.groups ?? {});
    const raw = match[0];
    const inner = kind === 'title' ? raw.slice(1, -1).trim() : raw;
    return { kind, text: inner, low: inner.toLowerCase(), from: match.index, to: match.index + raw.length };
  });
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): Token['kind'] {
  if (groups['title'] !== undefined) return 'title';
  if (groups['icon'] !== undefined) return 'icon';
  if (groups['signed'] !== undefined) return 'signed';
  if (groups['number'] !== undefined) return 'number';
  return groups['word'] !== undefined ? 'word' : 'mark';
}

/** Sentences: they end at a stop outside parentheses and quotes. */
export function sentences(tokens: readonly Token[]): Token[][] {
  const all: Token[][] = [];
  let open: Token[] = [];
  let depth = 0;
  /** Parentheses closed in this sentence: only the first one can be the whole of a reminder. */
  let groups = 0;
  let quoted = false;
  tokens.forEach((token, index) => {
    if (token.low === '"') quoted = !quoted;
    if (token.low === '(') depth++;
    if (token.low === ')' && --depth === 0) groups++;
    const stop = token.low === '.' && depth <= 0 && !quoted;
    if (!stop) open.push(token);
    const reminderEnds =
      token.low === ')' &&
      depth === 0 &&
      groups === 1 &&
      open[0]?.low === '(' &&
      tokens[index + 1]?.low !== '.' &&
      tokens[index + 1]?.low !== ';';
    if ((stop || reminderEnds) && open.length > 0) {
      all.push(open);
      open = [];
      groups = 0;
    }
  });
  if (open.length > 0) all.push(open);
  return all;
}
