import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFaults } from './all-faults.ts';

const root = join(import.meta.dirname, '../..');

describe('the faults that are planted on purpose', () => {
  it.each(allFaults)('find their text once: $name', ({ file, find, replace }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it.each(allFaults)('name tests that there are: $name', ({ tests }) => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
  });
});
