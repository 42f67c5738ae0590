import type { SourceFile } from './source-file.ts';

/** A circle of imports, as the paths along it; null when there is none. */
export function findCircle(
  files: readonly Pick<SourceFile, 'path' | 'targets'>[],
): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const visited = new Set<string>();
  const walk = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (visited.has(path)) return null;
    for (const target of byPath.get(path)?.targets ?? []) {
      const circle = walk(target, [...trail, path]);
      if (circle) return circle;
    }
    visited.add(path);
    return null;
  };
  for (const { path } of files) {
    const circle = walk(path, []);
    if (circle) return circle;
  }
  return null;
}
