import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insert } from './insert.ts';
import type { Insertion, Skeleton } from './skeleton.ts';

/** What was written, from the root, and which lines a person has to place. */
export type Written = {
  readonly created: readonly string[];
  readonly touched: readonly string[];
  readonly byHand: readonly Insertion[];
};

/** Writes a skeleton into a folder that holds the project; throws, and writes nothing, when one of its files is there. */
export function writeSkeleton({ files, insertions }: Skeleton, base: string): Written {
  const there = files.find(({ path }) => existsSync(join(base, path)));
  if (there) throw new Error(`${there.path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  const touched = new Set<string>();
  const byHand: Insertion[] = [];
  for (const insertion of insertions) {
    const file = join(base, insertion.path);
    const text = existsSync(file)
      ? insert(insertion.path, readFileSync(file, 'utf8'), insertion)
      : null;
    if (text === null) {
      byHand.push(insertion);
      continue;
    }
    writeFileSync(file, text);
    touched.add(insertion.path);
  }
  return { created: files.map(({ path }) => path), touched: [...touched], byHand };
}
