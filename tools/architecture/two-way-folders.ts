import { isTest, workspaceOf, type SourceFile } from './source-file.ts';

/** A folder and one of its subfolders whose files import each other, with one import each way. */
export type TwoWayPair = { folder: string; subfolder: string; down: string; up: string };

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The subfolder of a folder that holds a path; null for a path that lies in the folder itself or outside it. */
function subfolderOf(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`) || folderOf(path) === folder) return null;
  return `${folder}/${path.slice(folder.length + 1).split('/')[0]}`;
}

/**
 * The folders of the workspaces that import from a subfolder whose files import from them. A folder is split where a
 * seam is: what its parts share lies in one of them, and the folder itself only puts them together. Tests do not count.
 */
export function findTwoWayFolders(files: readonly SourceFile[]): TwoWayPair[] {
  const down = new Map<string, { folder: string; subfolder: string; where: string }>();
  const up = new Map<string, string>();
  for (const { path, targets } of files) {
    if (workspaceOf(path) === null || isTest(path)) continue;
    for (const target of targets) {
      if (isTest(target)) continue;
      const below = subfolderOf(folderOf(path), target);
      if (below) {
        down.set(below, { folder: folderOf(path), subfolder: below, where: `${path} → ${target}` });
      }
      const above = subfolderOf(folderOf(target), path);
      if (above) up.set(above, `${path} → ${target}`);
    }
  }
  return [...down.values()].flatMap(({ folder, subfolder, where }) => {
    const back = up.get(subfolder);
    return back ? [{ folder, subfolder, down: where, up: back }] : [];
  });
}
