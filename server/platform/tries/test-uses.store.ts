import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { type Trier, wrongTryStore } from './wrong-try.store.ts';

/** As if a client had done so often what is counted. */
export const addUses = (
  database: Database,
  client: Trier,
  { uses, now }: { uses: number; now: Temporal.Instant },
): Promise<void> =>
  database.transaction((tx) =>
    wrongTryStore(tx, now).count(Array.from({ length: uses }, () => client)),
  );

/** As if every client had done so often again what it has done. */
export const repeatUses = (database: Database, times: number): Promise<unknown> =>
  sql`
    insert into company_tickets.wrong_try
    select used.* from (select distinct on (who) * from company_tickets.wrong_try) as used,
           generate_series(1, ${times})`.execute(tablesOf(database));

/** From now on nothing is counted, for tests that call more often than a limit allows. */
export const stopCounting = (database: Database): Promise<unknown> =>
  sql`
    create or replace rule count_nothing as on insert to company_tickets.wrong_try do instead nothing`.execute(
    tablesOf(database),
  );
