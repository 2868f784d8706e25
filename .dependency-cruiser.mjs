// Which room of src may import which, as the table "The house" of ARCHITECTURE.md shows; `npm run imports` checks it.
const rooms = {
  engine: [],
  language: [],
  effects: ['engine', 'language'],
  rules: ['engine', 'effects', 'language'],
  catalog: ['language', 'engine'],
};
const lower = Object.keys(rooms);
const upper = ['players', 'commands', 'table', 'scenarios', 'lab', 'simulate'];
const faces = ['tui', 'host', 'cli'];
for (const room of upper) rooms[room] = [...lower, ...upper];

const mayImport = ([room, others]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import ${others.length === 0 ? 'nothing of ours' : others.join(', ')} and itself.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^(src|test|bench|scripts)/', pathNot: `^src/(${[room, ...others].join('|')})/` },
});

const typesOnly = (room, other) => ({
  name: `${room}-${other}-types`,
  comment: `src/${room} may import types of src/${other}, nothing that runs.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/${other}/`, dependencyTypesNot: ['type-only'] },
});

// The folders of effects, each using those before it only, all through their public interfaces.
const effectsFolders = ['reading', 'standing', 'doing', 'hearing'];

const throughIndex = (folder) => ({
  name: `effects-${folder}-index`,
  comment: `What is outside src/effects/${folder} imports its index.ts and nothing past it.`,
  severity: 'error',
  from: { pathNot: `^src/effects/${folder}/` },
  to: { path: `^src/effects/${folder}/`, pathNot: `^src/effects/${folder}/index\\.ts$` },
});

const onlyEarlier = (folder, index) => ({
  name: `effects-${folder}-imports`,
  comment: `src/effects/${folder} may import no folder of effects that comes after it.`,
  severity: 'error',
  from: { path: `^src/effects/${folder}/` },
  to: { path: `^src/effects/(${[...effectsFolders.slice(index + 1), 'none'].join('|')})/` },
});

export default {
  forbidden: [
    ...Object.entries(rooms).map(mayImport),
    typesOnly('effects', 'language'),
    typesOnly('catalog', 'engine'),
    {
      name: 'faces-imports',
      comment: `${faces.join(', ')} may import every room, but no test, bench or script.`,
      severity: 'error',
      from: { path: `^src/(${faces.join('|')})/` },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'table-by-its-index',
      comment: 'What others take of src/table, they take from its index.ts.',
      severity: 'error',
      from: { path: '^(src|bench|scripts|test)/', pathNot: '^(src|test)/table/' },
      to: { path: '^src/table/', pathNot: '^src/table/index[.]ts$' },
    },
    {
      name: 'frame-knows-no-edition',
      comment: 'src/tui/frame draws any edition: what one looks like comes to it as a value.',
      severity: 'error',
      from: { path: '^src/tui/frame/' },
      to: { path: '^src/(rules|players|effects|language|tui/(?!frame/))' },
    },
    {
      name: 'room-unknown',
      comment: 'Every file of src lies in a room that the architecture names.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${[...Object.keys(rooms), ...faces].join('|')})/` },
      to: {},
    },
    {
      name: 'terminal-packages',
      comment: `Only ${faces.join(', ')} know of a terminal.`,
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${faces.join('|')})/` },
      to: { path: 'node_modules/(ink|react|chalk|commander)/' },
    },
    ...effectsFolders.map(throughIndex),
    ...effectsFolders.map(onlyEarlier),
    {
      name: 'no-cycles',
      comment: 'Cycles of types alone run nothing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-packages',
      comment: 'The game runs without development packages.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
