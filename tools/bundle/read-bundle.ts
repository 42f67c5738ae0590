import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

export const dist = join(root, 'web/dist');

/** A part of the build as Vite's manifest tells it; `imports` are those that it cannot do without. */
export type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that come with some parts of the build, each once. */
export function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const visited = new Set<string>();
  const add = (part: string): void => {
    if (visited.has(part)) return;
    visited.add(part);
    const chunk = manifest[part];
    if (!chunk) throw new Error(`The build has no part ${part}`);
    chunk.imports?.forEach(add);
  };
  parts.forEach(add);
  return [...visited]
    .flatMap((part) => manifest[part]?.file ?? [])
    .filter((f) => f.endsWith('.js'));
}

/** What scripts weigh on the wire. */
export async function gzipBytes(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => stat(join(dist, `${script}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
