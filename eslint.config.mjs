// The lint rules, room by room: what code may not do, and which words shared code may not use.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { noEditionWords, noRuleIds } from './scripts/edition-words.mjs';
import { wordsInMaps } from './scripts/words-in-maps.mjs';

const below = [
  'engine',
  'language',
  'effects',
  'rules',
  'catalog',
  'players',
  'commands',
  'table',
  'scenarios',
  'lab',
  'simulate',
];
const uncast = ['engine', 'language', 'effects', 'rules', 'commands', 'table', 'scenarios', 'lab'];
const exact = ['engine', 'language', 'effects', 'rules'];
const rooms = (names) => names.map((name) => `src/${name}/**/*.{ts,tsx}`);

/** Files of rooms that every edition shares: outside folders and files named after an edition. */
const shared = (names) => ({
  files: names.map((name) => `src/${name}/**/*.{ts,tsx}`),
  ignores: [
    '**/second-edition/**',
    '**/*second-edition*',
    '**/objectives/**',
    '**/first-edition/**',
    '**/*first-edition*',
  ],
});
const everywhere = [
  'engine',
  'language',
  'effects',
  'catalog',
  'commands',
  'table',
  'scenarios',
  'lab',
  'simulate',
  'players',
  'tui',
  'cli',
];
const editionless = ['engine', 'catalog', 'commands', 'scenarios', 'simulate', 'lab', 'table', 'tui/frame'];
const editionWords = [
  ...[
    'dilemmas?',
    'missions?',
    'headquarters',
    'counters',
    'brigs?',
    'engagements?',
    'combats?',
    'overcom(?:e|es|ing)',
  ],
  ...['ships?', 'personnel', 'beam(?:s|ed|ing)?', 'space-?line row', 'outposts?'],
];

const sameGame = 'The same seed, decks and answers must give the same game on every machine';
const noFractions = [
  { selector: 'Literal[raw=/^[0-9_]*[.][0-9]/]', message: `No fractions. ${sameGame}.` },
  { selector: 'Literal[raw=/^[0-9_.]+[eE]-/]', message: `No fractions. ${sameGame}.` },
];
const noBareDivision = [
  {
    selector:
      "BinaryExpression[operator='/']:not(CallExpression[callee.object.name='Math'][callee.property.name=/^(floor|ceil|round|trunc)$/] > BinaryExpression)",
    message: 'Divide only directly inside Math.floor, ceil, round or trunc: no fractions.',
  },
  {
    selector: "AssignmentExpression[operator='/=']",
    message: 'Divide with Math.floor, ceil, round or trunc: no fractions.',
  },
];

const atTheEdge = [
  {
    selector:
      "MemberExpression[property.name='write'][object.object.name='process'][object.property.name=/^std(out|err)$/]",
    message: 'Write with print or complain (src/cli/run/output.ts): they make unseen characters visible.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(print|complain|couldNot)$/] :matches(Literal[value=/\\n/], TemplateElement[value.raw=/\\\\n/])',
    message: 'A line at a time: a line break inside is shown as one.',
  },
];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/', '.ci-cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['warn', { max: 350 }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      // What rulesets declare is merged into interfaces that are empty in the engine.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // `'Range' | string` tells the reader which strings to expect.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Each costs as much as all other typed rules but two, and has nothing to find: we write no enums, and literals are not passed for classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Reducers write a plain state in place, and a key that is gone must be gone from its JSON.
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unsafe-type-assertion': 'error' } },
  {
    files: rooms(below),
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'Intl', 'performance', 'crypto'].map((name) => ({ name, message: `${sameGame}.` })),
        ...['setTimeout', 'setInterval', 'setImmediate'].map((name) => ({
          name,
          message: 'Below the interface everything is synchronous and counts steps, not time.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: `Chance comes from the state's own generator. ${sameGame}.` },
        ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase']
          .concat('toLocaleDateString', 'toLocaleTimeString')
          .map((property) => ({ property, message: `Depends on the machine's language. ${sameGame}.` })),
      ],
      'no-restricted-imports': [
        'error',
        ...['perf_hooks', 'timers', 'timers/promises']
          .flatMap((name) => [name, `node:${name}`])
          .map((name) => ({ name, message: `No clocks below the interface. ${sameGame}.` })),
      ],
      'no-restricted-syntax': ['error', ...noFractions],
    },
  },
  { files: rooms(['cli', 'tui', 'host']), rules: { 'no-restricted-syntax': ['error', ...atTheEdge] } },
  { files: ['src/cli/run/output.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {
      spaceline: {
        rules: { 'words-in-maps': wordsInMaps, 'no-rule-ids': noRuleIds, 'no-edition-words': noEditionWords },
      },
    },
    rules: { 'no-console': 'error', 'spaceline/words-in-maps': 'error' },
  },
  { ...shared(everywhere), rules: { 'spaceline/no-rule-ids': 'error' } },
  // Its help shows what an id looks like.
  { files: ['src/cli/rules.ts'], rules: { 'spaceline/no-rule-ids': 'off' } },
  { ...shared(editionless), rules: { 'spaceline/no-edition-words': ['error', editionWords] } },
  { files: rooms(exact), rules: { 'no-restricted-syntax': ['error', ...noFractions, ...noBareDivision] } },
  {
    files: rooms(uncast),
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    files: ['test/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
);
