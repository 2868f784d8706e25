// Types and lint in one process: the compiler reads and checks the sources once, and eslint's rules ask that compiler.
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './ensure.mjs';

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => tell([problem]) };
const formatting = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };

function tell(problems) {
  process.stdout.write(ts.formatDiagnostics(problems, formatting));
  process.exitCode = 1;
}

const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, { incremental: false }, host);
const program = ts.createProgram(config.fileNames, config.options);
const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
if (problems.length > 0) tell(problems);

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
if (ESLint.getErrorResults(results).length > 0) process.exitCode = 1;
