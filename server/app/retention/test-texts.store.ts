import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Heading = {
  readonly company: { readonly id: number; readonly tenant: string };
  readonly heading: string;
  readonly at: Temporal.Instant;
};

/** A heading of a list that a user has mapped by hand. */
export const saveHeading = (database: Database, { company, heading, at }: Heading) =>
  tablesOf(database)
    .insertInto('batches.column_map')
    .values({
      tenant: company.tenant,
      company_id: company.id,
      service: 'company-ticket-orders',
      heading,
      column_name: 'firstName',
      used_at: at,
    })
    .execute();

/** As a batch stands that was carried out, given up or stopped. */
export const setBatchState = (
  database: Database,
  { id, state, userId }: { readonly id: number; readonly state: string; readonly userId: number },
) =>
  sql`
    update batches.batch
       set state = ${state}, started_at = updated_at, acting_user = ${userId},
           stop_code = case ${state} when 'stopped' then 'STOPPED_BY_USER' end
     where id = ${id}`.execute(tablesOf(database));

/** What still has one of some words, by the name of a rule. */
export async function placesOf(database: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select distinct place
      from (select 'bank file' as place, name as value from invoices.payment_file
            union all select 'heading', heading from batches.column_map
            union all select 'list', source ->> 'name' from batches.batch
            union all select 'message', after ->> 'message' from changes.about
            union all select 'note', note from invoices.bank_payment
            union all select 'reason', description from invoices.refund) as stored
     where value ~ ${words.join('|')}
     order by place`.execute(tablesOf(database));
  return rows.map(({ place }) => place);
}

/** Tries to change every refund; the text is the test's own. */
export const changeRefunds = (database: Database, set: string) =>
  sql`${sql.raw(`update invoices.refund set ${set}`)}`.execute(tablesOf(database));
