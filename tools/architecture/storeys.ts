import { isTest, type SourceFile, workspaceOf } from './source-file.ts';
import { areaFolderOf, isStorey, storeys, type Storey } from './storey-names.ts';

/** The storey of a file; null in a workspace without storeys, and for what only tests use. */
function storeyOf(path: string): Storey | null {
  const [, name = ''] = path.split('/');
  return workspaceOf(path) !== null && !isTest(path) && isStorey(name) ? name : null;
}

/** How many storeys an import leads up, below 0 for down; null where it joins no two storeys of one workspace. */
function riseOf(from: string, to: string): number | null {
  const [own, other] = [storeyOf(from), storeyOf(to)];
  if (own === null || other === null || workspaceOf(from) !== workspaceOf(to)) return null;
  return storeys.indexOf(other) - storeys.indexOf(own);
}

/** Whether an import leads from a storey to a higher one of the same workspace. */
export const pointsUp = (from: string, to: string): boolean => (riseOf(from, to) ?? 0) > 0;

/** Whether an import stays within a storey. */
export const isLevel = (from: string, to: string): boolean => riseOf(from, to) === 0;

/** The areas as files, each importing the areas that its files import, so that circles can be found among them. */
export function areasAsFiles(
  files: readonly SourceFile[],
): readonly Pick<SourceFile, 'path' | 'targets'>[] {
  const targets = new Map<string, Set<string>>();
  for (const { path, targets: imported } of files) {
    if (storeyOf(path) === null) continue;
    const area = areaFolderOf(path);
    const others = targets.get(area) ?? new Set();
    for (const target of imported) {
      if (storeyOf(target) !== null && areaFolderOf(target) !== area)
        others.add(areaFolderOf(target));
    }
    targets.set(area, others);
  }
  return [...targets].map(([path, others]) => ({ path, targets: [...others] }));
}
