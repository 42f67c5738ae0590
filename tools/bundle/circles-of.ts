import type { Manifest } from './read-bundle.ts';

/**
 * Files of a build that import each other, as a fault of the check: one of them runs before what it imports is there, and a
 * page fails that has nothing wrong in its source.
 */
export function circlesOf(manifest: Manifest): string[] {
  const finished = new Set<string>();
  const circles: string[] = [];
  const walk = (part: string, trail: readonly string[]): void => {
    const place = trail.indexOf(part);
    if (place >= 0)
      circles.push(`files import each other: ${[...trail.slice(place), part].join(' → ')}`);
    if (place >= 0 || finished.has(part)) return;
    for (const next of manifest[part]?.imports ?? []) walk(next, [...trail, part]);
    finished.add(part);
  };
  for (const part of Object.keys(manifest)) walk(part, []);
  return circles;
}
