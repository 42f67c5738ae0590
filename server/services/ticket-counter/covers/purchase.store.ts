import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { sql } from 'kysely';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isPaidFor } from '../deliveries/live-delivery.query.ts';

/** A purchase that was reported, and what it was. */
export type KnownPurchase = {
  readonly id: number;
  readonly coveredPersonId: number;
  readonly productId: string;
  readonly totalOre: number;
};

export async function findPurchase(
  tx: Transaction,
  { tenant }: TicketAppScope,
  purchaseId: string,
): Promise<KnownPurchase | undefined> {
  const { rows } = await sql<KnownPurchase>`
    select id, covered_person_id as "coveredPersonId", product_id as "productId", total_ore::int as "totalOre"
      from ticket_counter."order" where tenant = ${tenant} and app_purchase_id = ${purchaseId}`.execute(
    tablesOf(tx),
  );
  return rows[0];
}

/** Who is covered, with the agreement that pays. */
export type LockedCover = {
  readonly companyId: number;
  readonly agreementId: number;
  readonly referenceId: number;
  readonly reference: string;
  /** Of purchases in a calendar month; null for no limit. */
  readonly limitOre: number | null;
};

type AskedCover = {
  readonly coverId: number;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly today: Temporal.PlainDate;
};

/**
 * Locks a covered person, so that purchases of one person run one after the other. Undefined when no company pays
 * today.
 */
export async function lockCover(
  tx: Transaction,
  { tenant }: TicketAppScope,
  { coverId, phoneCountryCode, phone, today }: AskedCover,
): Promise<LockedCover | undefined> {
  const subtypes = [...ticketServiceAccess['ticket-counter'].agreementSubtypes];
  const { rows } = await sql<LockedCover>`
    select person.company_id as "companyId", paying.id as "agreementId", reference.id as "referenceId",
           reference.reference, person.limit_ore as "limitOre"
      from ticket_counter.covered_person as person
      join companies.company on company.tenant = person.tenant and company.id = person.company_id
       and ${isLiveCompany('company')}
      join ticket_counter.invoice_reference as reference
        on reference.company_id = person.company_id and reference.id = person.invoice_reference_id
     cross join lateral (
       select agreement.id from agreements.agreement
        where agreement.company_id = person.company_id and ${isLiveAgreement('agreement')}
          and agreement.subtype = any(${sql.val(subtypes)}::text[]) and not agreement.awaits_signature
          and (agreement.end_date is null or agreement.end_date >= ${today}::date)
        order by agreement.id limit 1) as paying
     where person.tenant = ${tenant} and person.id = ${coverId}
       and person.phone_country_code = ${phoneCountryCode} and person.phone = ${phone}
       for update of person`.execute(tablesOf(tx));
  return rows[0];
}

/** What covered people have bought in a calendar month, in øre, by their id. */
export async function spentInMonth(
  source: Database | Transaction,
  people: readonly { readonly companyId: number; readonly id: number }[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<number, number>> {
  const since = firstOfMonth(today).toZonedDateTime(businessTimeZone).toInstant();
  const { rows } = await sql<{ id: number; spentOre: number }>`
    select covered_person_id as id, sum(delivery.price_ore)::int as "spentOre"
      from ticket_counter."order" as placed
      join ticket_counter.delivery
        on delivery.company_id = placed.company_id and delivery.order_id = placed.id and ${isPaidFor('delivery')}
     where placed.company_id = any(${sql.val(people.map(({ companyId }) => companyId))}::bigint[])
       and covered_person_id = any(${sql.val(people.map(({ id }) => id))}::bigint[])
       and ordered_at >= ${since}::timestamptz
     group by covered_person_id`.execute(tablesOf(source));
  return new Map(rows.map(({ id, spentOre }) => [id, spentOre]));
}

/** Notes that what an order is about was bought and is used already: the app has the ticket. */
export async function savePurchaseOfCover(
  tx: Transaction,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  {
    deliveredOn,
    now,
  }: { readonly deliveredOn: Temporal.PlainDate; readonly now: Temporal.Instant },
): Promise<void> {
  const tables = tablesOf(tx);
  await sql`
    update ticket_counter.delivery set delivered_on = ${deliveredOn}::date, used_at = ${now}::timestamptz
     where company_id = ${companyId} and order_id = ${id}`.execute(tables);
  await sql`
    update ticket_counter."order" set made = requested, is_over = true, next_position = 2
     where company_id = ${companyId} and id = ${id}`.execute(tables);
}
