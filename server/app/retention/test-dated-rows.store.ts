import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Where = { readonly companyId: number; readonly users: readonly [number, number] };
type Row = { readonly at: RawBuilder<unknown>; readonly word: string };

/** A row of each table that a rule of the nightly job is about, by a word that is in it, with the column of its moment. */
const inserts: Readonly<Record<string, (row: Row, where: Where) => RawBuilder<unknown>>> = {
  'company_tickets.wrong_try who': ({ at, word }) =>
    sql`insert into company_tickets.wrong_try (who, counted_until) values (${word}, ${at})`,
  'limits.counted_request who': ({ at, word }) =>
    sql`insert into limits.counted_request (who, counted_until, requests) values (${word}, ${at}, 1)`,
  'messages.sms_of_day who': ({ at, word }) =>
    sql`insert into messages.sms_of_day (who, counted_until) values (${word}, ${at})`,
  'messages.counted_sms message_key': ({ at, word }) =>
    sql`insert into messages.counted_sms (message_key, counted_until) values (${word}, ${at})`,
  'self_service.phone_proof code_digest': ({ at, word }, { companyId }) =>
    sql`insert into self_service.phone_proof (tenant, company_id, phone_country_code, phone, code_digest, sent_at, expires_at)
        values ('ruter', ${companyId}, '+47', '41234567', ${word}, '2020-01-01', ${at})`,
  'self_service.form_order order_digest': ({ at, word }, { companyId }) =>
    sql`insert into self_service.form_order (tenant, company_id, order_digest, ticket_id, ordered_at)
        values ('ruter', ${companyId}, ${word}, 1, ${at})`,
  'invoices.settlement_note note': ({ at, word }, { companyId }) =>
    sql`insert into invoices.settlement_note (tenant, company_id, settlement_id, note, noted_at)
        select 'ruter', ${companyId}, count(*), ${word}, ${at} from invoices.settlement_note`,
  'stand_ins.message body': ({ at, word }) =>
    sql`insert into stand_ins.message (kind, key, sender, recipient, body, received_at)
        values ('sms', ${word}, 'Ruter', '+4741234567', ${word}, ${at})`,
  'batches.column_map heading': ({ at, word }, { companyId }) =>
    sql`insert into batches.column_map (tenant, company_id, service, heading, column_name, used_at)
        values ('ruter', ${companyId}, 'company-ticket-orders', ${word}, 'firstName', ${at})`,
  'invoices.owed_credit description': ({ at, word }, { companyId }) =>
    sql`insert into invoices.owed_credit (tenant, company_id, line_id, agreement_id, period_start, amount_ore,
                                          description, credited_at)
        select 'ruter', ${companyId}, count(*), 1, '2026-02-01', 100, ${word}, ${at} from invoices.owed_credit`,
  'operator_desk.proposal reason': ({ at, word }, { users: [one, other] }) =>
    sql`insert into operator_desk.proposal (tenant, kind, rows, first_day, state, proposed_by, proposed_at, decided_by,
                                            decided_at, reason)
        values ('ruter', 'prices', '[{}]', '2026-04-01', 'REJECTED', ${one}, '2026-01-01', ${other}, ${at}, ${word})`,
};

export const datedTexts = Object.keys(inserts);

/** A row in each of the tables, with the same moment and the same word in it. */
export const placeDatedRows = (
  database: Database,
  where: Where,
  { at, word }: { readonly at: Temporal.Instant; readonly word: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const row = { at: sql`${at}::timestamptz`, word };
    for (const insert of Object.values(inserts)) await insert(row, where).execute(tablesOf(tx));
  });

/** The tables and columns in which a word stands. */
export async function placesOfWord(database: Database, word: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`${sql.join(
    datedTexts.map((place) => {
      const [table = '', column = ''] = place.split(' ');
      return sql`select ${place} as place from ${sql.table(table)} where ${sql.ref(column)} = ${word}`;
    }),
    sql` union all `,
  )}`.execute(tablesOf(database));
  return rows.map(({ place }) => place);
}

/** How many rows there are whose text is gone, of those that stay without it. */
export async function countEmptied(database: Database): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from invoices.owed_credit where description is null) as credits,
           (select count(*)::int from operator_desk.proposal where reason is null) as proposals`.execute(
    tablesOf(database),
  );
  return rows[0];
}
