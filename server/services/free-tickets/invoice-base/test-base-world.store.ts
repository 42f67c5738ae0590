import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { FreeCompany } from '../book/test-book-world.store.ts';

let companyCount = 0;

/** A card that the operator has made for a ticket on a day, which lies on it; its id. */
export async function placeMadeCard(
  database: Database,
  { tenant, id: companyId }: Pick<FreeCompany, 'tenant' | 'id'>,
  card: { readonly ticketId: number; readonly madeOn: string; readonly replaces?: number },
): Promise<number> {
  companyCount += 1;
  const replaces = card.replaces ?? null;
  const { rows } = await sql<{ id: number }>`
    with replaced as (
      update travel_cards.card set deactivated_at = ${card.madeOn}::date
       where company_id = ${companyId} and id = ${replaces}
    )
    insert into travel_cards.card (tenant, company_id, origin, number, requested_at, made_at, made_on, made_for,
                                   replaces_id, replacement_count, reason, fee_ore)
    values (${tenant}, ${companyId}, 'new', ${`T${String(companyCount).padStart(8, '0')}`}, ${card.madeOn}::date,
            ${card.madeOn}::date, ${card.madeOn}::date, ${card.ticketId}, ${replaces}::bigint,
            ${replaces === null ? 0 : 1}, ${replaces === null ? null : 'lost'}::text, 5000)
    returning id`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('no card was placed');
  await tablesOf(database)
    .updateTable('tickets.ticket')
    .set({ medium: 'card', card_id: row.id })
    .where('company_id', '=', companyId)
    .where('id', '=', card.ticketId)
    .execute();
  return row.id;
}

export type InvoicedPeriod = {
  readonly agreementId: number;
  readonly month: Temporal.PlainDate;
  readonly grossOre: number;
  /** Once for each rate. */
  readonly vatOre: number;
  readonly lines: number;
};

/** What the closed periods of a company come to by their lines, not by the sums that stand beside them. */
export async function invoicedPeriods(
  database: Database,
  { id }: Pick<FreeCompany, 'id'>,
): Promise<InvoicedPeriod[]> {
  const { rows } = await sql<InvoicedPeriod>`
    select agreement_id as "agreementId", period_start as month, sum(gross_ore)::bigint as "grossOre",
           sum(round(gross_ore * vat_percent / (100 + vat_percent)::numeric))::bigint as "vatOre",
           sum(lines)::int as lines
      from (select agreement_id, period_start, vat_percent, sum(price_ore * quantity) as gross_ore, count(*) as lines
              from invoices.line where company_id = ${id} group by 1, 2, 3) as rate
     group by 1, 2 order by 2, 1 desc`.execute(tablesOf(database));
  return rows;
}

/** What the invoices of a company come to. */
export async function invoiceTotals(
  database: Database,
  { id }: Pick<FreeCompany, 'id'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total_ore), 0)::bigint as total from invoices.invoice where company_id = ${id}`.execute(
    tablesOf(database),
  );
  return rows[0]?.total ?? 0;
}

export const renameDepartment = (
  database: Database,
  { id }: Pick<FreeCompany, 'id'>,
  { agreementId, name }: { readonly agreementId: number; readonly name: string },
) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ invoice_reference: name })
    .where('company_id', '=', id)
    .where('id', '=', agreementId)
    .execute();

/** The zones of a ticket that nobody has ordered. */
export const setZonesOfTicket = (
  database: Database,
  ticketId: number,
  [from, to]: readonly [string, string],
) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({ zone_from: from, zone_to: to })
    .where('id', '=', ticketId)
    .execute();

/** As if an operator had fees from a day on, and none before. */
export const setFeesFrom = (database: Database, tenant: FreeCompany['tenant'], day: string) =>
  tablesOf(database)
    .updateTable('products.fee')
    .set({ valid_from: Temporal.PlainDate.from(day) })
    .where('tenant', '=', tenant)
    .execute();
