import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

const kind = 'seed-demo-world';

/** How old the companies of the demo world are at the moment of the seeding. */
export const companyAge = { hours: 24 * 900 } as const;

export type SeedState = {
  readonly isSeeded: boolean;
  /** Whether there was a company before the demo world came. Later ones were made within it. */
  readonly hasOtherCompanies: boolean;
};

/**
 * Whether the demo world is there, and what else. Its mark is a line in the record of changes, like
 * every change; the lock makes a second seeding that starts meanwhile wait and then find it.
 */
export async function findSeedState(tx: Transaction): Promise<SeedState> {
  await sql`select pg_advisory_xact_lock(hashtext(${kind}))`.execute(tablesOf(tx));
  const mark = await tablesOf(tx)
    .selectFrom('changes.change')
    .select('at')
    .where('company_id', 'is', null)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const companies = tablesOf(tx).selectFrom('companies.company').limit(1);
  const other = mark
    ? await companies
        .select('id')
        .where('id', '<', (firstOfWorld) =>
          firstOfWorld
            .selectFrom('companies.company')
            .select(({ fn }) => fn.min<number>('id').as('id'))
            .where('created_at', '=', mark.at.subtract(companyAge)),
        )
        .executeTakeFirst()
    : await companies.select('id').executeTakeFirst();
  return { isSeeded: mark !== undefined, hasOtherCompanies: other !== undefined };
}

export async function markSeeded(
  tx: Transaction,
  { seed, now }: { seed: number; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into changes.change (
      tenant, company_id, at, user_id, channel, request_id, kind, subject_type, subject_id
    ) values (
      'ruter', null, ${now}::timestamptz, null, 'import', ${kind}, ${kind},
      'demo-world', ${String(seed)}
    )`.execute(tablesOf(tx));
}
