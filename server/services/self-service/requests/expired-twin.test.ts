import { isRequestExpired } from '@takst/domain/services/self-service/requests/expired-request.rules.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isExpired } from './open-requests.query.ts';

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => Temporal.PlainDate.from(from).add({ days: day }));

databaseTest(
  'a request has expired in the database when it has by the rule',
  async ({ database }) => {
    const starts = days('2026-01-25', 50);
    for (const today of days('2026-02-01', 40)) {
      const { rows } = await sql<{ start: Temporal.PlainDate; expired: boolean }>`
      select start_date as start, ${isExpired(today)} as expired
        from unnest(${sql.val(starts.map(String))}::date[]) as request (start_date)`.execute(
        tablesOf(database),
      );
      for (const { start, expired } of rows) {
        expect([String(start), String(today), expired]).toEqual([
          String(start),
          String(today),
          isRequestExpired(start, today),
        ]);
      }
    }
  },
);
