import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { describeInvoice } from '@takst/server/billing/invoices/invoice/describe-invoice.ts';
import { invoicesWhere } from '@takst/server/billing/invoices/invoice/invoice.query.ts';
import {
  deliveryStateOn,
  joinedDeliveries,
} from '@takst/server/services/ticket-counter/deliveries/delivery-state.query.ts';
import { isPaidFor } from '@takst/server/services/ticket-counter/deliveries/live-delivery.query.ts';
import { sql } from 'kysely';

export type DemoCounts = {
  readonly companies: number;
  readonly users: number;
  readonly accounts: number;
  readonly people: number;
  readonly tickets: number;
  /** Every zone that a ticket begins or ends in. */
  readonly zoneIds: readonly string[];
};

/** How much of everything there is. */
export async function demoCounts(database: Database): Promise<DemoCounts> {
  const { rows } = await sql<DemoCounts>`
    select (select count(*) from companies.company) as companies,
           (select count(*) from users."user") as users,
           (select count(*) from embedded_provider.account) as accounts,
           (select count(*) from subscribers.subscriber) as people,
           (select count(*) from tickets.ticket) as tickets,
           (select array_agg(distinct zone)
              from tickets.ticket
             cross join lateral unnest(array[zone_from, zone_to]) zone
             where zone is not null) as "zoneIds"`.execute(tablesOf(database));
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}

/** The changes for many of each operator, with how many rows they have. */
export async function changesForMany(
  database: Database,
): Promise<{ tenant: string; state: string; total: number; rows: number }[]> {
  const { rows } = await sql<{ tenant: string; state: string; total: number; rows: number }>`
    select tenant, state, total,
           (select count(*) from batches.row where row.batch_id = batch.id)::int as rows
      from batches.batch where service = 'company-ticket-changes'
     order by tenant, state`.execute(tablesOf(database));
  return rows;
}

/**
 * What invoices show, by operator: intervals of their agreements, payment statuses, `CREDIT_NOTE`, and `BASE` for
 * invoice bases alone.
 */
export async function invoiceSituations(
  database: Database,
  today: Temporal.PlainDate,
): Promise<ReadonlySet<string>> {
  const situations = await invoicesWhere(database, sql`true`)
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'invoice.company_id')
        .onRef('agreement.id', '=', 'invoice.agreement_id'),
    )
    .select('invoicing_interval')
    .execute();
  const { rows: bases } = await sql<{ tenant: string }>`
    select distinct tenant
      from invoices.closed_period join companies.settings using (tenant, company_id)
     where invoice_base_only`.execute(tablesOf(database));
  return new Set([
    ...bases.map(({ tenant }) => `${tenant} BASE`),
    ...situations.flatMap((row) => [
      `${row.tenant} ${row.invoicing_interval}`,
      `${row.tenant} ${row.kind === 'credit-note' ? 'CREDIT_NOTE' : describeInvoice(row, today).paymentStatus}`,
    ]),
  ]);
}

/** What ticket counters may do, by operator, in the order of their agreements. */
export async function counterTerms(
  database: Database,
): Promise<{ tenant: string; terms: unknown }[]> {
  const { rows } = await sql<{ tenant: string; terms: unknown }>`
    select tenant, ticket_counter as terms from agreements.agreement
     where subtype = 'TICKETOFFICE' or ticket_counter is not null order by id`.execute(
    tablesOf(database),
  );
  return rows;
}

/** Of which kinds there are holders. */
export async function kindsOfHolders(database: Database): Promise<string[]> {
  const rows = await tablesOf(database)
    .selectFrom('holders.holder')
    .select('kind')
    .distinct()
    .execute();
  return rows.map(({ kind }) => kind);
}

/** What orders at counters and their deliveries are, by operator. */
export async function counterSituations(
  database: Database,
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ tenant: string; situations: string[] }>`
    select placed.tenant, array_agg(distinct situation) as situations
      from ${joinedDeliveries}
     cross join lateral unnest(array[
             ${deliveryStateOn(today)}, placed.medium, placed.type, placed.delivery_kind,
             case when placed.send_at > ${today}::date then 'to be sent' end,
             case when delivery.sent_at is not null then 'sent' end]) as situation
     where situation is not null
     group by placed.tenant`.execute(tablesOf(database));
  return new Map(rows.map(({ tenant, situations }) => [tenant, situations]));
}

type CounterBilling = { billed: number; unbilled: number; twice: number; takenBack: number };

/** Deliveries that are on a line; and those on closed days that are on no line, on two, or on one although they were taken back. */
export async function counterBilling(database: Database): Promise<CounterBilling> {
  const { rows } = await sql<CounterBilling>`
    select count(*) filter (where lines.number = 1)::int as billed,
           count(*) filter (where ${isPaidFor('delivery')} and lines.number = 0
             and delivered_on <= through)::int as unbilled,
           count(*) filter (where lines.number > 1)::int as twice,
           count(*) filter (where not ${isPaidFor('delivery')} and lines.number > 0)::int as "takenBack"
      from ticket_counter.delivery
      left join invoices.closed_through as closed
        on closed.company_id = delivery.company_id and closed.bills = 'days'
     cross join lateral (
       select count(*) as number from invoices.line
        where line.company_id = delivery.company_id and line.related_id = delivery.id) as lines`.execute(
    tablesOf(database),
  );
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}

/** The phones that several companies of an operator have, each with how many tickets its slot has. */
export async function phonesOfSeveralCompanies(
  database: Database,
): Promise<{ tenant: string; phone: string; tickets: number }[]> {
  const { rows } = await sql<{ tenant: string; phone: string; tickets: number }>`
    select slot.tenant, slot.value as phone,
           (select count(*)::int from tickets.ticket where medium_slot = slot.key) as tickets
      from holders.slot
     where (select count(distinct company_id) from subscribers.subscriber where person_slot = slot.key) > 1
     order by slot.tenant, slot.value`.execute(tablesOf(database));
  return rows;
}
