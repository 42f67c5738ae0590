import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

export const dist = join(root, 'web/dist');

/** A chunk of the build in Vite's manifest; `imports` are its static imports. */
type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

const portalManifest = '.vite/manifest.json';
/** Of the public order form, which is built apart. */
export const orderFormManifest = '.vite/order-form.json';
/** Of the pages for visitors, which are built apart, too. */
export const publicPagesManifest = '.vite/public-pages.json';

export async function readManifest(name = portalManifest): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, name), 'utf8')) as Manifest;
}

/** The scripts of some chunks, each once. */
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

/** The compressed size of scripts. */
export async function gzipBytes(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => stat(join(dist, `${script}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
