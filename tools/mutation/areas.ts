import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areaFolderOf as folderOfArea } from '../architecture/storey-names.ts';
import { root } from '../source-paths.ts';

/** The workspaces whose areas are tried; what the contract says are literals. */
const workspaces = ['domain', 'server', 'web'] as const;

export type Workspace = (typeof workspaces)[number];

export const workspaceOf = (path: string): Workspace | null =>
  workspaces.find((workspace) => path.startsWith(`${workspace}/`)) ?? null;

/**
 * The folders of an area, from the root: `server/invoices`, or `server/billing/invoices` below a storey. A path of a folder
 * stands for itself.
 */
export function foldersOf(area: string, base = root): string[] {
  const path = area.replaceAll('\\', '/').replace(/\/$/, '');
  if (path.includes('/')) {
    return existsSync(join(base, path)) && workspaceOf(path) !== null ? [path] : [];
  }
  return workspaces.flatMap((workspace) => {
    if (existsSync(join(base, workspace, path))) return [`${workspace}/${path}`];
    const matchingFolders = globSync(`${workspace}/*/${path}/`, {
      cwd: base,
      exclude: ['**/node_modules'],
    });
    return matchingFolders
      .map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, ''))
      .toSorted();
  });
}

/** The folder of the area that a file belongs to; null outside the areas. */
export function areaFolderOf(file: string): string | null {
  const folder = folderOfArea(file);
  return workspaceOf(file) !== null && file.startsWith(`${folder}/`) ? folder : null;
}

/** Tests and what only they use, texts, and lists of words have no mutants. */
export const isTried = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|nb|en|texts|d|changes|pages)\.tsx?$/.test(file) &&
  !/\/(testing|stand-ins)\//.test(file) &&
  !basename(file).startsWith('test-');

/** The files of a folder that have mutants, from the root. */
export const filesOf = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTried)
    .toSorted();
