import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Place = { readonly tenant: string; readonly companyId: number; readonly userId: number };

/**
 * Writes texts wherever an export reads what somebody has typed, past every check of the calls; each of the people has a
 * ticket that is still to begin. Answers the ids of an invoice and of an invoice base with such lines.
 */
export async function placeHostileCells(
  database: Database,
  { tenant, companyId, userId }: Place,
  texts: readonly string[],
): Promise<{ invoiceId: number; baseId: number }> {
  const rowsOfTexts = sql`unnest(${sql.val([...texts])}::text[]) with ordinality as given (words, place)`;
  return database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    await sql`
      with given as materialized (
        select nextval('holders.holder_id_seq') as id, words, place from ${rowsOfTexts}
      ), holder as (
        insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                    phone_country_code, phone)
        select ${tenant}, ${companyId}, id, 'subscriber', words, words, words, words, words from given
      ), subscriber as (
        insert into subscribers.subscriber (tenant, company_id, holder_id)
        select ${tenant}, ${companyId}, id from given
      )
      insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id,
                                  profile_id, all_zones, nr_of_zones, start_date, ordered_at)
      select ${tenant}, 'company-tickets', 'phone', ${companyId}, id,
             (select min(id) from agreements.agreement where company_id = ${companyId}),
             (select min(id) from products.product
               where product.tenant = ${tenant} and 'company-tickets' = any(services)),
             'ADULT', true, 3, '2026-05-01', '2026-01-01T12:00:00Z'
        from given`.execute(tables);
    await sql`
      insert into companies.company (tenant, name, organisation_number, customer_number, kind, created_at)
      select ${tenant}, words, (500000000 + place)::text, words, 'CUSTOMER', '2026-01-01T12:00:00Z'
        from ${rowsOfTexts}`.execute(tables);
    await sql`
      with created as (
        insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                                  state, created_at)
        select ${tenant}, words, words, words, words, words, 'INACTIVE', '2026-01-01T12:00:00Z'
          from ${rowsOfTexts}
        returning id)
      insert into users.company_role (tenant, user_id, company_id, role)
      select ${tenant}, id, ${companyId}, 'TICKET_ADMIN' from created`.execute(tables);
    await sql`
      insert into changes.change (tenant, company_id, at, user_id, channel, request_id, kind,
                                  subject_type, subject_id, before, after)
      select ${tenant}, ${companyId}, '2026-01-01T12:00:00Z', ${userId}, 'portal', 'hostile',
             'change-company-addresses', 'company', ${companyId}::text,
             jsonb_build_object('name', words), jsonb_build_object('name', words || ' 2')
        from ${rowsOfTexts}`.execute(tables);
    await sql`
      insert into invoices.invoice (
        tenant, company_id, kind, number, agreement_id, agreement_subtype, customer_number, company_name,
        organisation_number, reference, invoice_date, due_date, period_start, period_end, kid, line_count,
        ticket_count, total_ore, issued_at)
      select ${tenant}, ${companyId}, 'invoice', 900000 + place,
             (select min(id) from agreements.agreement where company_id = ${companyId}), 'SUBSCRIPTIONS',
             words, words, words, words, '2026-02-07', '2026-03-09', '2026-01-01', '2026-01-31', '0', 1, 1,
             11200, '2026-02-07T12:00:00Z'
        from ${rowsOfTexts}`.execute(tables);
    await sql`
      update agreements.agreement set invoice_reference = ${texts[0] ?? ''}
       where tenant = ${tenant} and company_id = ${companyId}`.execute(tables);
    await sql`
      with agreement as (
        insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date,
                                          invoicing_interval, payment_deadline_days, created_at)
        select ${tenant}, ${companyId}, 'SUBSCRIPTIONS', words, '2025-01-01', 'MONTHLY_AT_END', 30,
               '2025-01-01T12:00:00Z'
          from ${rowsOfTexts}
        returning id)
      insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end, line_count,
                                          ticket_count, total_ore, closed_at)
      select ${tenant}, ${companyId}, id, '2025-05-01', '2025-05-31', 1, 1, 11200, '2025-06-07T12:00:00Z'
        from agreement`.execute(tables);
    return placeHostileLines(tx, { tenant, companyId }, texts);
  });
}

/** Writes texts as the numbers of units, and as the names of those who live in them. */
export async function placeHostileUnits(
  database: Database,
  { tenant, companyId }: Omit<Place, 'userId'>,
  texts: readonly string[],
): Promise<void> {
  await sql`
    with given as materialized (
      select nextval('holders.holder_id_seq') as id, words from unnest(${sql.val([...texts])}::text[]) as given (words)
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select ${tenant}, ${companyId}, id, 'subscriber', words, words, words, words, words from given
    ), unit as (
      insert into housing.unit (tenant, company_id, number)
      select ${tenant}, ${companyId}, words from given returning id, number
    )
    insert into housing.residence (tenant, company_id, unit_id, holder_id, household, from_date)
    select ${tenant}, ${companyId}, unit.id, given.id, 0, '2026-01-01' from given join unit on number = words`.execute(
    tablesOf(database),
  );
}

/** Lines of an invoice in a month that has no other. */
async function placeHostileLines(
  tx: Transaction,
  { tenant, companyId }: Omit<Place, 'userId'>,
  texts: readonly string[],
): Promise<{ invoiceId: number; baseId: number }> {
  const { rows } = await sql<{ invoiceId: number; baseId: number }>`
    with invoiced as (
      insert into invoices.invoiced_period (tenant, company_id, agreement_id, period_start, invoice_id)
      select tenant, company_id, agreement_id, '2025-06-01', id from invoices.invoice
       where tenant = ${tenant} and company_id = ${companyId} and number = 900001
      returning agreement_id, period_start, invoice_id
    ), closed as (
      insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end, line_count,
                                          ticket_count, total_ore, closed_at)
      select ${tenant}, ${companyId}, agreement_id, period_start, '2025-06-30', ${texts.length}::int, ${texts.length}::int,
             11200 * ${texts.length}::int, '2025-07-07T12:00:00Z'
        from invoiced
      returning id
    ), line as (
      insert into invoices.line (tenant, company_id, agreement_id, period_start, period_end, product_type,
                                 related_id, product, zone_from, zone_to, all_zones, sold_at, price_ore, quantity, vat_percent,
                                 vat_ore)
      select ${tenant}, ${companyId}, agreement_id, period_start, '2025-06-30', 'TICKET', 1, words, words, words,
             false, '2026-01-01T12:00:00Z', 11200, 1, 12, 1200
        from invoiced cross join unnest(${sql.val([...texts])}::text[]) as words
      returning id, product
    ), holder as (
      insert into invoices.line_holder (tenant, company_id, related_id, line_id, holder_id, first_name,
                                        last_name, phone_country_code, phone, employee_id)
      select ${tenant}, ${companyId}, 1, id, 1, product, product, product, product, product from line
    )
    select invoice_id as "invoiceId", closed.id as "baseId" from invoiced cross join closed`.execute(
    tablesOf(tx),
  );
  return rows[0] ?? { invoiceId: 0, baseId: 0 };
}

/** A draft of a service whose rows have these texts in every column; its id. */
export async function placeHostileRows(
  database: Database,
  { tenant, companyId, userId }: Place,
  { service, columns, texts }: { service: string; columns: string[]; texts: readonly string[] },
): Promise<number> {
  return database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    const { rows } = await sql<{ id: number }>`
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      values (${tenant}, ${companyId}, ${service}, 'draft', 'stop', '{"kind": "paste", "name": null}',
              '{}', ${texts.length}, ${userId}, 'hostile', '2026-01-01T12:00:00Z',
              '2026-01-01T12:00:00Z')
      returning id`.execute(tables);
    const id = rows[0]?.id ?? 0;
    await sql`
      insert into batches.row (tenant, company_id, batch_id, position, cells)
      select ${tenant}, ${companyId}, ${id}, place,
             (select jsonb_object_agg(name, words) from unnest(${sql.val(columns)}::text[]) as name)
        from unnest(${sql.val([...texts])}::text[]) with ordinality as given (words, place)`.execute(
      tables,
    );
    return id;
  });
}

/**
 * Writes texts as the names of people with free tickets on cards that are to be made, each in place of one that was made on
 * a day.
 */
export async function placeHostileFamilies(
  database: Database,
  { tenant, companyId, madeOn }: Omit<Place, 'userId'> & { readonly madeOn: string },
  texts: readonly string[],
): Promise<void> {
  await sql`
    with given as materialized (
      select nextval('holders.holder_id_seq') as id, nextval('tickets.ticket_id_seq') as ticket_id,
             nextval('tickets.ticket_id_seq') as card_id, nextval('tickets.ticket_id_seq') as made_id, words
        from unnest(${sql.val([...texts])}::text[]) as given (words)
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  birth_date, card_name)
      select ${tenant}, ${companyId}, id, 'free', words, words, words, '1985-05-14', words from given
    ), card as (
      insert into travel_cards.card (tenant, company_id, id, origin, requested_at, fee_ore)
      select ${tenant}, ${companyId}, card_id, 'new', '2026-01-01T12:00:00Z', 5000 from given
    ), made as (
      insert into travel_cards.card (tenant, company_id, id, origin, requested_at, fee_ore, made_at, made_on,
                                     made_for, number)
      select ${tenant}, ${companyId}, made_id, 'new', '2026-01-01T12:00:00Z', 5000,
             ${madeOn}::date::timestamptz, ${madeOn}::date, ticket_id, lpad(made_id::text, 9, '8') from given
    ), ticket as (
      insert into tickets.ticket (tenant, id, service, medium, company_id, holder_id, card_id, agreement_id,
                                  product_id, profile_id, all_zones, nr_of_zones, start_date, ordered_at)
      overriding system value
      select ${tenant}, ticket_id, 'free-tickets', 'card', ${companyId}, id, card_id,
             (select min(id) from agreements.agreement
               where company_id = ${companyId} and subtype = 'FREETICKET'),
             'free-ticket', 'ADULT', true, 3, '2026-05-01', '2026-01-01T12:00:00Z'
        from given
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id)
      select ${tenant}, ${companyId} from given limit 1
      returning id
    )
    insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
    select ${companyId}, ticket_id, entitlement.id, 'EMPLOYEE' from given, entitlement`.execute(
    tablesOf(database),
  );
}

/**
 * Writes texts as the names and employee numbers of a closed month of the book, of which the tickets are those of
 * `placeHostileFamilies`. A number goes on with another one: those that differ only in case or accents are one employee's.
 */
export async function placeHostileBook(
  database: Database,
  { tenant, companyId }: Omit<Place, 'userId'>,
  texts: readonly string[],
): Promise<void> {
  // The newest month, which a list shows by itself.
  const month = Temporal.PlainDate.from('2026-03-01');
  await sql`
    with given as materialized (
      select nextval(pg_get_serial_sequence('free_tickets.entitlement', 'id')) as id, words, place
        from unnest(${sql.val([...texts])}::text[]) with ordinality as given (words, place)
    ), ticket as materialized (
      select id, agreement_id from tickets.ticket
       where company_id = ${companyId} and service = 'free-tickets' and start_date = '2026-05-01' limit 1
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id, id) overriding system value
      select ${tenant}, ${companyId}, id from given
    ), month as (
      insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count, price_ore,
                                           tax_ore, untaxed_count)
      select ${tenant}, ${companyId}, ${month}::date, agreement_id, '2026-03-05T12:00:00Z', ${texts.length}::int, 0, 0, 0
        from ticket
    ), line as (
      insert into free_tickets.book_line (tenant, company_id, month, entitlement_id, agreement_id, ticket_id, sold_at,
                                          product_id, profile_id, holder_type, all_zones, nr_of_zones, price_ore,
                                          vat_percent, benefit_ore, own_share_ore)
      select ${tenant}, ${companyId}, ${month}::date, given.id, agreement_id, ticket.id, '2026-01-01T12:00:00Z',
             'free-ticket', 'ADULT', 'EMPLOYEE', true, 3, 100, 12, 100, 0
        from given cross join ticket
    )
    insert into free_tickets.book_holder (company_id, month, entitlement_id, ticket_id, employee_id, first_name, last_name)
    select ${companyId}, ${month}::date, given.id, ticket.id, words || ' ' || place, words, words
      from given cross join ticket`.execute(tablesOf(database));
}
