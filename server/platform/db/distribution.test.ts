import { describe, expect, it } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { type Distribution, distribution } from '../../../database/distribution.ts';
import { type TableFacts, tableFacts } from './test-distribution.query.ts';

/** What the file says that the tables do not, and the other way round. */
function faultsIn(facts: readonly TableFacts[], planned: Distribution): string[] {
  const columnOf = new Map(
    Object.entries(planned.spread).flatMap(([column, names]) =>
      names.map((name) => [name, column] as const),
    ),
  );
  const others = [...Object.keys(planned.everywhere), ...Object.keys(planned.onOne)];
  const named = [...columnOf.keys(), ...others];
  const there = new Set(facts.map(({ table }) => table));
  const needed = new Set<string>();
  const faults = [
    ...named.filter((name) => !there.has(name)).map((name) => `${name} is no table`),
    ...named
      .filter((name, place) => named.indexOf(name) !== place)
      .map((name) => `${name} comes twice`),
  ];
  for (const { table, columns, uniques } of facts) {
    const column = columnOf.get(table);
    if (column === undefined) {
      if (!others.includes(table)) faults.push(`${table} lies nowhere`);
      continue;
    }
    if (!columns.includes(column)) faults.push(`${table} has no ${column}`);
    for (const { name } of uniques.filter((unique) => !unique.columns.includes(column))) {
      needed.add(name);
      if (planned.acrossCompanies[name] === undefined)
        faults.push(`${name} of ${table} is unique without ${column}`);
    }
  }
  const unused = Object.keys(planned.acrossCompanies).filter((name) => !needed.has(name));
  return [...faults, ...unused.map((name) => `${name} needs no exception`)];
}

describe('the tables', () => {
  databaseTest('can be spread by company, each exception with its reason', async (test) => {
    expect(faultsIn(await tableFacts(test.database), distribution)).toEqual([]);
  });

  it('are checked for what is new, gone or unique without the company', () => {
    const table = (name: string, unique: string) => ({
      table: name,
      columns: ['company_id', 'id'],
      uniques: [{ name: 'one_key', columns: [unique] }],
    });
    const planned = {
      spread: { company_id: ['a.one', 'a.gone'] },
      everywhere: {},
      onOne: {},
      acrossCompanies: { old_key: 'as it was' },
    };
    expect(faultsIn([table('a.one', 'id'), table('a.new', 'id')], planned)).toEqual([
      'a.gone is no table',
      'one_key of a.one is unique without company_id',
      'a.new lies nowhere',
      'old_key needs no exception',
    ]);
    const mended = { ...planned, spread: { company_id: ['a.one'] }, acrossCompanies: {} };
    expect(faultsIn([table('a.one', 'company_id')], mended)).toEqual([]);
  });
});
