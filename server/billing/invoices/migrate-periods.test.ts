import { describe, expect } from 'vitest';
import { migrate } from '#platform/db/migrate/migrations.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { migrations } from '#testing/test-database.ts';
import { faultsInInvoices } from './test-issued.query.ts';
import { placeOldMonths, periodsInTables } from './test-old-periods.store.ts';
import { issuedTables, refusalOf } from './test-unissued.store.ts';

const databaseTest = databaseTestWith(
  async ({ database }) => {
    await placeOldMonths(database);
    await migrate(tablesOf(database), await migrations());
    return database;
  },
  'file',
  '0100',
);

describe('months that were closed before periods had a last day', () => {
  databaseTest('are periods from the first to the last day of each', async (database) => {
    const months = ['2026-01-01 2026-01-31', '2026-02-01 2026-02-28', '2026-03-01 2026-03-31'];
    expect(await periodsInTables(database)).toEqual([
      ...months.map((month) => `closed ${month}`),
      'invoice 2026-01-01 2026-03-31',
      ...months.map((month) => `line ${month}`),
      'months 2026-03-31',
      ...months.map((month) => `name ${month}`),
    ]);
    const faults = await faultsInInvoices(database);
    expect(faults.filter((fault) => !fault.endsWith('and its holder'))).toEqual([]);
  });

  databaseTest('are changed and deleted by nobody, as before', async (database) => {
    for (const table of issuedTables) {
      expect(await refusalOf(database, `delete from invoices.${table}`), table).toContain('never');
    }
    const moved = `insert into invoices.first_month values ('ruter', '2026-01-01')
      on conflict (tenant) do update set month = excluded.month`;
    expect(await refusalOf(database, moved)).toBeNull();
    const other = `update invoices.first_month set month = '2026-02-01' where tenant = 'ruter'`;
    expect(await refusalOf(database, other)).toContain('its first month stands');
  });

  databaseTest('are whole months: no period is anything but a month or a day', async (database) => {
    const closed = (start: string, end: string) =>
      refusalOf(
        database,
        `insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end,
           line_count, ticket_count, total_ore, closed_at)
         values ('ruter', 1, 2, '${start}', '${end}', 1, 1, 1, now())`,
      );
    expect(await closed('2026-05-01', '2026-05-30')).toContain('period_is_month_or_day');
    expect(await closed('2026-05-02', '2026-05-31')).toContain('period_is_month_or_day');
    expect(await closed('2026-04-01', '2026-04-30')).toBeNull();
    expect(await closed('2026-05-17', '2026-05-17')).toBeNull();
  });
});
