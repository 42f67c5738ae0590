import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Rolldown } from 'vite';
import { areaFolderOf } from '../architecture/storey-names.ts';
import { root } from '../source-paths.ts';
import { dist, gzipBytes } from './read-bundle.ts';

/** What every page loads first: the file, and what is in it, in bytes gz, largest first. */
export type FirstChunk = {
  readonly file: string;
  readonly bytes: number;
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
};

const report = join(dist, 'first-chunk.json');
const gz = promisify(gzip);

/** A package by its name, our own code by its area: `web/platform/session`. */
function partOf(module: string): string {
  const fromPackage = module.split('node_modules/').at(-1) ?? '';
  if (fromPackage !== module) {
    const [scope = '', name = ''] = fromPackage.split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  if (!module.startsWith(root)) return 'of the bundler';
  const path = module.slice(root.length + 1);
  return areaFolderOf(path);
}

/** Writes beside the build what its first chunk consists of. Each part has its share of the compressed file. */
export async function writeFirstChunk(output: Rolldown.RolldownOutput): Promise<void> {
  const chunk = output.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('The build has no first chunk');
  const codes = new Map<string, string>();
  for (const [module, { code }] of Object.entries(chunk.modules)) {
    const part = partOf(module);
    codes.set(part, (codes.get(part) ?? '') + (code ?? ''));
  }
  const parts = await Promise.all(
    [...codes].map(async ([name, code]) => ({ name, alone: (await gz(code)).length })),
  );
  const bytes = await gzipBytes([chunk.fileName]);
  const share = bytes / parts.reduce((sum, { alone }) => sum + alone, 0);
  const first: FirstChunk = {
    file: chunk.fileName,
    bytes,
    parts: parts
      .map(({ name, alone }) => ({ name, bytes: Math.round(alone * share) }))
      .sort((one, other) => other.bytes - one.bytes),
  };
  await writeFile(report, JSON.stringify(first));
}

export async function readFirstChunk(): Promise<FirstChunk> {
  return JSON.parse(await readFile(report, 'utf8')) as FirstChunk;
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1).padStart(7)} kB`;
const leastNamed = 500;

/** Short lines: the first chunk and its parts; those below half a kB in one. */
export function linesOf({ bytes, parts }: FirstChunk): string[] {
  const named = parts.filter((part) => part.bytes >= leastNamed);
  const rest = bytes - named.reduce((sum, part) => sum + part.bytes, 0);
  return [
    `${kB(bytes)}  first chunk, gz:`,
    ...named.map((part) => `${kB(part.bytes)}    ${part.name}`),
    `${kB(rest)}    smaller parts`,
  ];
}
