/** The blocks of code in the pages of the handbook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root } from '../../scripts/docs/text.ts';

/** The pages that are written by hand, whole or in part. */
export const PAGES: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...filesUnder('docs', '.md').filter((file) => !/^docs\/rules\/(?!README)/.test(file)),
];

export const page = (file: string): string => readFileSync(join(root, file), 'utf8');

export interface Block {
  readonly file: string;
  readonly line: number;
  /** What stands behind the fence: how the block is looked at. */
  readonly fence: string;
  readonly text: string;
}

function blocksOf(file: string): readonly Block[] {
  const text = page(file);
  return [...text.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)].map((found) => ({
    file,
    line: text.slice(0, found.index).split('\n').length,
    fence: found[1] ?? '',
    text: found[2] ?? '',
  }));
}

/** Every block of the handbook, in the order of its pages. */
export const BLOCKS: readonly Block[] = PAGES.flatMap(blocksOf);

/** The blocks whose fences begin so. */
export const blocksWith = (fence: string): readonly Block[] =>
  BLOCKS.filter((block) => block.fence === fence || block.fence.startsWith(`${fence} `));

/** The lines of a block that say something. */
export const linesOf = ({ text }: Block): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
