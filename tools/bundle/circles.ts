import type { Manifest } from './read-bundle.ts';

/**
 * A chunk that needs another one which needs it back, named from one to the other, or nothing. Such
 * files are read in an order that depends on which page came first, and fail on some of them.
 */
export function circleIn(manifest: Manifest): readonly string[] | null {
  const whole = new Set<string>();
  const follow = (part: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part];
    if (whole.has(part)) return null;
    for (const next of manifest[part]?.imports ?? []) {
      const circle = follow(next, [...way, part]);
      if (circle) return circle;
    }
    whole.add(part);
    return null;
  };
  for (const part of Object.keys(manifest)) {
    const circle = follow(part, []);
    if (circle) return circle;
  }
  return null;
}
