import type { FeeKind } from '@takst/domain/catalogue/products/fee-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { BillableFees, BillingService, TicketKey } from '#ticketing/tickets/tickets.public.ts';

/** What an area with cards would have of its own. */
export const createCards = (database: Database) =>
  sql`
    create table if not exists public.test_card (
      tenant text not null, company_id bigint not null, agreement_id bigint not null,
      id bigint primary key default nextval('tickets.ticket_id_seq'), holder_id bigint, ticket_id bigint,
      kind text not null, made_on date not null)`.execute(tablesOf(database));

export type CardToPlace = {
  readonly tenant?: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly holderId?: number;
  readonly ticketId?: number;
  readonly kind?: FeeKind;
  readonly madeOn: string;
};

/** The id of a card; of the main operator and new without anything else. */
export async function placeCard(database: Database, card: CardToPlace): Promise<number> {
  const { tenant = 'ruter', kind = 'NEW_CARD', holderId = null, ticketId = null } = card;
  const { rows } = await sql<{ id: number }>`
    insert into public.test_card (tenant, company_id, agreement_id, holder_id, ticket_id, kind, made_on)
    values (${tenant}, ${card.companyId}, ${card.agreementId}, ${holderId}, ${ticketId}, ${kind},
            ${card.madeOn}::date)
    returning id`.execute(tablesOf(database));
  const [fee] = rows;
  if (!fee) throw new Error('no card was placed');
  return fee.id;
}

/** A fee for each card that is made. */
export const cardFees: BillableFees = ({ tenant, companies, through }) => sql`
  select company_id, agreement_id, id as related_id, holder_id, kind, made_on as charged_on,
         made_on::timestamptz as sold_at
    from public.test_card
   where tenant = ${tenant} and company_id = any(${sql.val([...companies])}::bigint[])
     and made_on <= ${through}::date`;

/** A service that charges them. */
export const withCards = <Service extends BillingService>(service: Service): Service => ({
  ...service,
  fees: cardFees,
});

/** The cards on which tickets are. */
export async function cardsOfTickets(
  tx: Transaction,
  tickets: readonly TicketKey[],
): Promise<TicketKey[]> {
  const { rows } = await sql<TicketKey>`
    select company_id as "companyId", id from public.test_card
     where ticket_id = any(${sql.val(tickets.map(({ id }) => id))}::bigint[])`.execute(
    tablesOf(tx),
  );
  return rows;
}

/** Takes a kind of fee off the list of the main operator. */
export const forgetFee = (database: Database, kind: FeeKind) =>
  sql`delete from products.fee where tenant = 'ruter' and kind = ${kind}`.execute(
    tablesOf(database),
  );

type Fee = { readonly kind: FeeKind; readonly validFrom: string; readonly priceOre: number };

export const placeFee = (database: Database, { kind, validFrom, priceOre }: Fee) =>
  sql`
    insert into products.fee (tenant, kind, valid_from, name, price_ore, vat_kind, origin, as_of)
    values ('ruter', ${kind}, ${validFrom}::date, '{"nb": "Gebyr", "en": "Fee"}', ${priceOre}, 'STANDARD', 'fact',
            '2026-01-01')`.execute(tablesOf(database));

export const placeVatRate = (database: Database, validFrom: string, percent: number) =>
  sql`insert into products.vat_rate (kind, valid_from, percent, origin, as_of)
      values ('STANDARD', ${validFrom}::date, ${percent}, 'fact', '2026-01-01')`.execute(
    tablesOf(database),
  );

/** `first-day kind øre percent name` of each line of fees of a company. */
export async function feeLines(database: Database, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', line.period_start, line.product, price_ore, vat_percent, name ->> 'en') as line
      from invoices.line
      left join invoices.product_name named
        on named.tenant = line.tenant and named.period_start = line.period_start
       and named.period_end = line.period_end and named.product_type = line.product_type
       and named.product = line.product
     where company_id = ${companyId} and line.product_type = 'FEE'
     order by line.period_start, line.product, line.id`.execute(tablesOf(database));
  return rows.map(({ line }) => line);
}

type FeeBeside = { readonly companyId: number; readonly of: number; readonly relatedId: number };

/** A fee beside the line of a delivery, for something else whose number another delivery has too. */
export const placeFeeBeside = (database: Database, { companyId, of, relatedId }: FeeBeside) =>
  sql`
    insert into invoices.line (tenant, company_id, agreement_id, period_start, period_end, product_type, related_id,
                               product, all_zones, sold_at, price_ore, quantity, vat_percent, vat_ore)
    select tenant, company_id, agreement_id, period_start, period_end, 'FEE', ${relatedId}, 'NEW_CARD', all_zones,
           sold_at, price_ore, quantity, vat_percent, vat_ore
      from invoices.line where company_id = ${companyId} and related_id = ${of}`.execute(
    tablesOf(database),
  );

/** Writes the lines of fees of a company again, as no statement should. */
export const writeFeesAgain = (database: Database, companyId: number) =>
  sql`
    insert into invoices.line (tenant, company_id, agreement_id, period_start, period_end, product_type, related_id,
                               product, all_zones, sold_at, price_ore, quantity, vat_percent, vat_ore)
    select tenant, company_id, agreement_id, period_start, period_end, product_type, related_id, product, all_zones,
           sold_at, price_ore, quantity, vat_percent, vat_ore
      from invoices.line where company_id = ${companyId} and product_type = 'FEE'`.execute(
    tablesOf(database),
  );
