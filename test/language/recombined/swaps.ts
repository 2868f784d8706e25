/** Like for like inside a sentence: tables of phrases of which one stands where another stands. */

/** A phrase to look for and what may stand there instead of it; `$1` and on are its groups. */
export interface Swap {
  readonly kind: string;
  readonly find: RegExp;
  /** Phrases of which each may stand for what was found. */
  readonly by: readonly string[];
  /** What the text must mean afterwards: the same as before, or the same of the other thing. */
  readonly mean?: 'same' | 'renamed';
}

/** One of them or several. */
const ALSO_SEVERAL = '(?=s?(?![\\w-]))';
const some = (kind: string, words: string, behind = '(?![\\w-])', mean?: 'renamed'): Swap => {
  const by = words.split('|').map((word) => word.trim());
  const escaped = by.map((word) => word.replace(/[[\]]/g, '\\$&'));
  return { kind, find: new RegExp(`(?<!\\w)(?:${escaped.join('|')})${behind}`), by, ...(mean && { mean }) };
};

const PLAYER = 'an opponent|each opponent|your opponent|each player|the opponent on your left|the player on your right';
const VERBS = 'draws|discards|loses|scores|places|reveals|examines|chooses|shuffles|removes|downloads|may';

export const SWAPS: readonly Swap[] = [
  some(
    'skill',
    'Acquisition|Anthropology|Archaeology|Astrometrics|Biology|Diplomacy|Engineer|Exobiology|Geology|Honor|Intelligence|Law|Leadership|Medical|Navigation|Officer|Physics|Programming|Science|Security|Telepathy|Transporters|Treachery',
    ALSO_SEVERAL,
    'renamed',
  ),
  some(
    'keyword',
    'Dissident|Thief|Drone|Shape-shifter|Infiltrator|Smuggler|Genetically Enhanced|Admiral|Founder|Assassin|General|Cadet|Vedek|MACO',
    ALSO_SEVERAL,
    'renamed',
  ),
  some(
    'event keyword',
    'Maneuver|Assault|Punishment|Capture|Rule|Pursuit|Infiltration|Pah-wraith|Crime|Prophet|Paranoia|Morph|Tsunkatse|Temporal|Orb|Artifact|Ritual|Decay',
    ALSO_SEVERAL,
    'renamed',
  ),
  some(
    'species',
    "Human|Klingon|Bajoran|Cardassian|Borg|Romulan|Ferengi|Hologram|Changeling|Vulcan|Jem'Hadar|Vorta|Android|Trill|El-Aurian|Breen|Son'a|Xindi",
    ALSO_SEVERAL,
    'renamed',
  ),
  some('affiliation', '[Bor]|[Fed]|[Kli]|[Rom]|[Baj]|[Car]|[Dom]|[Fer]|[NA]|[Sta]', '(?= )'),
  some('icon', '[TOS]|[TNG]|[DS9]|[Voy]|[AU]|[Pa]|[Fut]|[Maq]|[TN]|[E]', '(?= )'),
  some('attribute', 'Integrity|Cunning|Strength', '(?![\\w-])', 'renamed'),
  { kind: 'ship attribute', find: /\b(?:Range|Weapons|Shields)(?= ?[-+>])/, by: ['Range', 'Weapons', 'Shields'] },
  some('small number', 'two|three|four|five', '(?= )'),
  ...['two', 'three', 'four'].map((word, index): Swap => ({
    kind: 'digit for word',
    find: new RegExp(`(?<!\\w)${word} (?=\\w)`),
    by: [`${String(index + 2)} `],
    mean: 'same',
  })),
  { kind: 'signed', find: /(?<= )[-+][1-4]\b(?!\d)/, by: ['+1', '+2', '+3', '-1', '-2', '+5'] },
  some(
    'cards drawn',
    'draw a card|draw two cards|draw up to two cards|draw X cards'.replace('|draw X cards', '|draw three cards'),
    '(?= |\\.|,)',
  ),
  some(
    'lasting',
    'until the end of this turn|until the end of the turn|until the end of this mission attempt|until the end of that mission attempt|until the end of this dilemma|until the start of your next turn|until the end of your next turn',
  ),
  {
    kind: 'player acts',
    find: new RegExp(`\\b(?:${PLAYER}) (?=(?:${VERBS})\\b)`, 'i'),
    by: PLAYER.split('|').map((one) => `${one} `),
  },
  {
    kind: 'player owns',
    find: /\b(?:an opponent's|your opponent's|each opponent's|your|the opponent on your left's) (?=(?:hand|deck|discard pile|core|dilemma pile)\b)/,
    by: ["an opponent's ", "your opponent's ", 'your ', "the opponent on your left's "],
  },
  {
    kind: "opponent's cards",
    find: /\b(?:an opponent's|your opponent's|another player's|your) (?=(?:personnel|ship|event|mission)\b)/,
    by: ["an opponent's ", "your opponent's ", 'your '],
  },
  some('pile', 'in your discard pile|in your hand|in your core|in your brig|in your deck'),
  some(
    'pile top',
    'top card of your deck|top card of your dilemma pile|top two cards of your deck|top three cards of your dilemma pile|bottom card of your deck',
  ),
  some(
    'card from hand',
    'an event from hand|an interrupt from hand|a card from hand|an equipment from hand|a personnel from hand|a ship from hand|two cards from hand|a random card from hand|an event or interrupt from hand',
  ),
  some('where', 'present|aboard this ship|at this mission|aboard your ship', '(?=\\.|,| (?:is|are|gains?|to|you)\\b)'),
  {
    kind: 'number of person',
    find: /(?<!he or )\b(?:he|she) (?!or )(?=gains|is|has|may|loses)/,
    by: ['he or she '],
    mean: 'same',
  },
  some('possessive', 'his or her|their', '(?= (?:hand|deck|core|discard pile|dilemma pile|owner))'),
  {
    kind: 'object',
    find: /(?<!him or )(?<!his or )\b(?:him or her|him|her)(?= (?:gain|from|at|on|in|to|aboard|into|Integrity|Cunning|Strength|attributes)\b)/,
    by: ['him or her', 'them', 'him', 'her'],
  },
  { kind: 'they gain', find: /(?<!he or )\b(?:he or she|he|she) (?:gains)\b/, by: ['they gain'], mean: 'same' },
  { kind: 'they are', find: /(?<!he or )\b(?:he or she|he|she) (?:is)\b/, by: ['they are'], mean: 'same' },
  {
    kind: 'they verb',
    find: /\b(?:he or she) (draw|discard|lose|choose|place|score|reveal|shuffle)s\b/,
    by: ['they $1'],
    mean: 'same',
  },
  {
    kind: 'may put in',
    find: /(?<=^When [^,]{5,80}, )(?=draw|score|download|destroy|unstop|kill|stop|discard|place|take|examine|choose)/,
    by: ['you may '],
  },
  {
    kind: 'may taken out',
    find: /(?<=^When [^,]{5,80}, )you may (?=draw|score|download|destroy|unstop|kill|stop|discard|place|take|examine|choose)/,
    by: [''],
  },
  {
    kind: 'once, twice',
    find: /\bYou may do this only once each turn\b/,
    by: [
      'You may only do this once each turn',
      'You may do this only twice each turn',
      'You may do this only once per turn',
      'You may do this once each turn',
      'You can only do this once each turn',
    ],
  },
  { kind: 'each time', find: /^When (?=\w)/, by: ['Each time ', 'Whenever '], mean: 'same' },
  { kind: 'attempt', find: /\b(this|that|the) mission attempt\b/, by: ['$1 attempt'], mean: 'same' },
  {
    kind: 'plural head',
    find: /^When your ((?:(?!, )[\w\][ -])*personnel) is (?!about)/,
    by: ['When your $1 are ', 'When one of your $1 is ', 'When a $1 you command is '],
    mean: 'same',
  },
  {
    kind: 'plural about to',
    find: /^When your ((?:(?!, )[\w\][ -])*personnel) is about to/,
    by: [
      'When your $1 are about to',
      'When one of your $1 is about to',
      'When a $1 you command is about to',
      'When any of your $1 is about to',
    ],
    mean: 'same',
  },
  {
    kind: 'all about to',
    find: /^When any number of your ((?:(?!, )[\w\][ -])*personnel) are about to be (killed|stopped)/,
    by: ['When any of your $1 are about to be $2'],
    mean: 'same',
  },
  {
    kind: 'has, have',
    find: /\bpersonnel who has\b/,
    by: ['personnel with', 'personnel that has', 'personnel who have'],
    mean: 'same',
  },
  {
    kind: 'costs',
    find: /\b(?:who|that) costs (two|three|\d) or (less|more)/,
    by: [
      'that costs $1 or $2',
      'who costs $1 or $2',
      'with a cost of $1 or $2',
      'that has a cost of $1 or $2',
      'with cost $1 or $2',
    ],
    mean: 'same',
  },
  { kind: 'dash', find: / - /, by: [' \u2013 ', ' \u2014 ', ': ', ' − '], mean: 'same' },
  { kind: 'quotes', find: /'(?=s\b|Hadar|a\b)/, by: ['\u2019'], mean: 'same' },
  { kind: 'spaces', find: /(?<=[\w,]) (?=\w)/, by: ['  ', '\u00a0'], mean: 'same' },
  {
    kind: 'random selection',
    find: /\b[Rr]andomly select (a|two|three) personnel to be (killed|stopped)/,
    by: [
      'Choose $1 personnel to be $2',
      'Your opponent chooses $1 personnel to be $2',
      "Choose $1 of your opponent's personnel to be $2",
      'Randomly select $1 of your personnel to be $2',
      'Randomly select $1 unstopped personnel to be $2',
    ],
  },
  {
    kind: 'if you command',
    find: /\bif you command (?=a|an|two|three)/,
    by: [
      'if you do not command ',
      'unless you command ',
      'if an opponent commands ',
      'if your opponent commands ',
      'if each player commands ',
    ],
  },
  {
    kind: 'who does it',
    find: /\bby (?:a dilemma|an event|a card an opponent owns|an opponent|an interrupt)\b/,
    by: [
      'by a dilemma',
      'by an event',
      'by a card an opponent owns',
      'by an interrupt',
      'by a dilemma you own',
      "by an opponent's card",
      'by this dilemma',
      'by an event or interrupt',
    ],
  },
  {
    kind: 'what happens',
    find: /(?<=\b(?:is|are) (?:about to be )?)(?:killed|stopped|destroyed|discarded|placed in your discard pile|removed from the game|unstopped|randomly selected)\b/,
    by: [
      'killed',
      'stopped',
      'removed from the game',
      'returned to hand',
      'placed in your discard pile',
      'discarded',
      "returned to its owner's hand",
    ],
  },
  {
    kind: 'what is done',
    find: /\b(?:kill|stop|unstop|destroy|discard) (?=an?|your|one|two|up to)/,
    by: ['kill ', 'stop ', 'unstop ', 'randomly kill ', 'randomly stop ', 'capture ', 'take command of ', 'exclude '],
  },
  {
    kind: 'behind a personnel',
    find: /\b(?<=(?:a|an|your|another|two|three) (?:[[\]\w-]+ ){0,2})personnel(?= (?:gains|is|present|to|in|from|at|aboard)\b)/,
    by: [
      'personnel who has Honor and Law',
      'personnel with Integrity>5',
      'personnel who costs 3 or less',
      'personnel with an attribute<4',
      'personnel who has 2 Science or Medical',
      'personnel who is not Human',
      'personnel who has no Honor',
      'personnel with a cost of 4 or more',
      'personnel with Integrity<4 or Cunning<4',
      'personnel that does not have Treachery',
      'personnel you own but do not command',

      'unique personnel with Leadership',
    ],
  },
  {
    kind: 'each of your',
    find: /(?<=^|\. )Each of your ([[\] \w-]*personnel) (is|gains) /,
    by: ['Your $1 are ', 'All of your $1 are ', 'All your $1 are ', 'Each $1 you command is '],
    mean: 'same',
  },
  {
    kind: 'gains',
    find: /\bgains? (?:[A-Z]\w+)(?: and [A-Z]\w+)?(?=\.| until|,)/,
    by: [
      'gains Honor, Law, and Medical',
      'gains 2 Honor',
      'loses Honor',
      'is cost -1',
      'gains [TOS]',
      'gains Thief and Honor',
      'is attributes +1',
      'is Integrity +2 and gains Law',
      'gains a skill of your choice',
      'loses all skills',
      'is Strength -1 and Cunning +2',
    ],
  },
  {
    kind: 'comparison',
    find: /(?<=personnel (?:with|who has) )(Integrity|Cunning|Strength)>(\d+)/,
    by: ['$1<$2', '$1=$2', '$1 > $2', 'a $1 greater than $2', '$1 greater than $2', 'a $1 of $2 or more'],
  },
  {
    kind: 'may also',
    find: /\byou may (?=[a-z])/,
    by: ['you may choose to ', 'you may then ', 'you can '],
  },
  {
    kind: 'and effect',
    find: /\bdraw a card(?=\.|$)/,
    by: [
      'draw a card and score 5 points',
      'draw a card, then discard a card from hand',
      'choose one: draw a card; or score 5 points',
    ],
  },
  {
    kind: 'score',
    find: /\bscore (5|10) points/,
    by: ['lose $1 points', 'score $1 points for each mission you have completed'],
  },
];
