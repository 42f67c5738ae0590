import { isTest, type SourceFile, workspaceOf } from './source-file.ts';
import { isStorey, storeys, type Storey } from './storey-names.ts';

/** The storey of a file; null in a workspace without storeys, and for what only tests use. */
function storeyOf(path: string): Storey | null {
  const [, name = ''] = path.split('/');
  return workspaceOf(path) !== null && !isTest(path) && isStorey(name) ? name : null;
}

const heightOf = (storey: Storey): number => storeys.indexOf(storey);

/** Whether an import leads from a storey to a higher one of the same workspace. */
export function pointsUp(from: string, to: string): boolean {
  const [own, other] = [storeyOf(from), storeyOf(to)];
  return (
    own !== null &&
    other !== null &&
    workspaceOf(from) === workspaceOf(to) &&
    heightOf(other) > heightOf(own)
  );
}

/** The area of a file, with its workspace and storey: `server/billing/invoices`. */
const areaPath = (path: string): string =>
  path
    .split('/')
    .slice(0, storeyOf(path) === 'app' ? 2 : 3)
    .join('/');

/** The areas as files, each importing the areas that its files import, so that circles can be found among them. */
export function areasAsFiles(
  files: readonly SourceFile[],
): readonly Pick<SourceFile, 'path' | 'targets'>[] {
  const targets = new Map<string, Set<string>>();
  for (const { path, targets: imported } of files) {
    if (storeyOf(path) === null) continue;
    const area = areaPath(path);
    const others = targets.get(area) ?? new Set();
    for (const target of imported) {
      if (storeyOf(target) !== null && areaPath(target) !== area) others.add(areaPath(target));
    }
    targets.set(area, others);
  }
  return [...targets].map(([path, others]) => ({ path, targets: [...others] }));
}
