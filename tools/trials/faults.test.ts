import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesFaults } from './rules-faults.ts';
import { serverFaults } from './server-faults.ts';
import { webFaults } from './web-faults.ts';
import { rosterFaults } from './roster-faults.ts';
import { selfServiceFaults } from './self-service-faults.ts';
import { freeTicketFaults } from './free-ticket-faults.ts';
import { listFaults } from './list-faults.ts';

const root = join(import.meta.dirname, '../..');
const faults = [
  ...rulesFaults,
  ...serverFaults,
  ...webFaults,
  ...listFaults,
  ...rosterFaults,
  ...selfServiceFaults,
  ...freeTicketFaults,
];

describe('the faults that are planted on purpose', () => {
  it.each(faults)('find their text once: $name', ({ file, find, replace }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it.each(faults)('name tests that there are: $name', ({ tests }) => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
