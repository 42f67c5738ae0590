import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

const root = join(import.meta.dirname, '../..');

/** Takes a planted fault out again. */
export type Removal = () => void;

/**
 * Writes a fault into its file. Throws when the text to replace does not stand there exactly once:
 * the code has moved on and the list must follow.
 */
export function plantFault({ name, file, find, replace }: Fault): Removal {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const count = original.split(find).length - 1;
  if (count !== 1)
    throw new Error(`"${name}": its text stands ${count} times in ${file}, not once`);
  const remove = (): void => writeFileSync(path, original);
  // Also when the trial is stopped half-way.
  process.once('exit', remove);
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  return () => {
    remove();
    process.off('exit', remove);
  };
}
