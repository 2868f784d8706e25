// The licences of the packages that a bundle holds, as their authors ask: each with its whole text beside the bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Licences that let their code be handed on within ours. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/**
 * The packages of which something stands in the outputs of an esbuild metafile, in order of name: each with its version,
 * the id of its licence, and the texts of its licence files. A package that has none gets the text kept in `texts` under
 * its name. Throws where a licence is not allowed or has no text.
 */
export const bundledPackages = (metafile, root, texts) => {
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const folders = new Set(
    used.filter((file) => file.includes('node_modules/')).map((file) => folderOf(join(root, file))),
  );
  const packages = [...folders].map((folder) => packageAt(folder, texts));
  const faults = packages.flatMap(faultsOf);
  if (faults.length > 0) throw new LicenceError(faults.join('\n'));
  return packages.toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
};

/** What keeps a bundle from being handed on. */
export class LicenceError extends Error {}

/** All of them as one text. */
export const noticesOf = (packages) =>
  [
    'spaceline is bundled with the packages below. Their licences hold for their parts of the bundle.',
    ...packages.map((one) => [`${'='.repeat(78)}\n${titleOf(one)}\n${one.licence}`, ...one.texts].join('\n\n')),
  ].join('\n\n') + '\n';

const titleOf = ({ name, version }) => `${name} ${version}`;

/** The folder of the package a file belongs to; folders inside it may have a package.json that only says how to read them. */
const folderOf = (file) => {
  let folder = dirname(file);
  while (!isPackage(folder)) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${file} belongs to no package`);
    folder = above;
  }
  return folder;
};

const isPackage = (folder) => {
  const path = join(folder, 'package.json');
  return existsSync(path) && 'name' in manifestOf(folder) && 'version' in manifestOf(folder);
};

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const packageAt = (folder, texts) => {
  const { name, version, license, licenses } = manifestOf(folder);
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .toSorted()
    .map((file) => join(folder, file));
  const kept = join(texts, `${name.replaceAll('/', sep)}.txt`);
  const files = own.length === 0 && existsSync(kept) ? [kept] : own;
  // Manifests of an older kind have a list.
  const licence = [license, licenses?.[0]?.type].find((id) => typeof id === 'string') ?? '';
  return { name, version, licence, texts: files.map((file) => readFileSync(file, 'utf8').trim()) };
};

const faultsOf = (one) => {
  if (!ALLOWED.has(one.licence)) {
    const allowed = [...ALLOWED].join(', ');
    return [`${titleOf(one)}: its licence is ${one.licence || 'not said in its package.json'}, not one of ${allowed}`];
  }
  if (!one.texts.some((text) => text !== ''))
    return [`${titleOf(one)}: it comes without the text of its licence; keep it as scripts/licences/${one.name}.txt`];
  return [];
};
