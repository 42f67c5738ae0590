import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { type Places, placeCompanies } from '../../../database/demo/demo-companies.store.ts';
import { demoServices } from '../../../database/demo/demo-services.ts';
import { placeRequests } from '../../../database/demo/demo-requests.store.ts';
import { placeTicketApps } from '../../../database/demo/demo-ticket-apps.store.ts';
import { placeUsers } from '../../../database/demo/demo-users.store.ts';
import type { DemoWorld } from '../../../database/demo/demo-world-facts.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import {
  bankPaymentIds,
  idsOf,
  type TableWithIds,
  undeliveredIds,
} from './ids-of-companies.store.ts';
import { placeInvoices } from './place-invoices.store.ts';
import { placeSubscriptions } from './place-subscriptions.store.ts';
import { startIds } from './start-ids.store.ts';
import { placeUndelivered } from './place-undelivered.store.ts';
import { placeWidgets } from './place-widgets.store.ts';
import { digestOf, newToken } from '#session/secret-token.ts';
import { sessionStore } from '#session/session.store.ts';

export type WorldCompany = {
  readonly tenant: TenantId;
  readonly key: string;
  readonly id: number;
  readonly agreements: readonly {
    id: number;
    subtype: string;
    endDate: Temporal.PlainDate | null;
  }[];
  readonly people: readonly { id: number; personSlot: number | null; phone: string | null }[];
  readonly tickets: readonly number[];
  readonly subscriptions: readonly number[];
  readonly invoices: readonly number[];
  /** From the bank, not matched. */
  readonly bankPayments: readonly number[];
  /** With its payments, and those of other companies of the operator. */
  readonly paymentFiles: readonly number[];
  /** A message that could not be delivered. */
  readonly undelivered: readonly number[];
  readonly invoiceLines: readonly number[];
  readonly invoiceBases: readonly number[];
  /** Drafts of orders and finished changes for many, with a row for each person; and an import of a code named by it. */
  readonly batches: readonly number[];
  /** One that can be approved, then one that has expired. */
  readonly ticketRequests: readonly number[];
  /** Users who have a role in this company alone, and are nobody who signs in. */
  readonly users: readonly number[];
};

export type WorldUser = {
  readonly tenant: TenantId;
  /** In the list of all users, by which the user's words are marked. */
  readonly place: number;
  /** The name before the @ of the login. */
  readonly name: string;
  readonly id: number;
  readonly state: string;
  readonly globalRoles: readonly string[];
  /** Roles by the key of the company. */
  readonly companyRoles: Readonly<Record<string, readonly string[]>>;
  /** What the session cookie holds. */
  readonly token: string;
};

export type World = {
  readonly companies: readonly WorldCompany[];
  readonly users: readonly WorldUser[];
};

/** Puts a world into an empty database, with a session for each of its users. */
export async function placeWorld(database: Database, world: DemoWorld): Promise<World> {
  return database.transaction(async (tx) => {
    await startIds(tx);
    const places = await placeCompanies(tx, world);
    for (const { place } of Object.values(demoServices)) await place(tx, world, places);
    await placeRequests(tx, world, places);
    await placeUsers(tx, world, places);
    await placeSubscriptions(tx, world.moment.now);
    await placeInvoices(tx, world.moment.now);
    await placeBatches(tx, world.moment.now);
    await placeImports(tx, world.moment.now);
    await placeStaff(tx, world.moment.now);
    await placeWidgets(tx, world.moment.now);
    await placeUndelivered(tx, world.moment.now);
    await placeTicketApps(tx);
    return { companies: await companiesOf(tx, world, places), users: await usersOf(tx, world) };
  });
}

/**
 * For each company that has company tickets or residents: a draft of orders for everybody, and for company tickets
 * one of changes, which are not checked. Somebody made them whom nobody else is.
 */
async function placeBatches(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with asker as (
      insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      select distinct tenant, 'asker@' || tenant || '.example', 'Ingen', 'Spesiell', '90000000',
             '+47', 'INACTIVE', ${now}::timestamptz
        from companies.company
      returning tenant, id
    ), person as (
      select holder.*, row_number() over (partition by company_id order by id) as position,
             count(*) over (partition by company_id) as people
        from holders.holder
       where kind = 'subscriber' and erased_at is null
         and exists (select from agreements.agreement
                      where agreement.company_id = holder.company_id
                        and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT'))
    ), batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select distinct on (company.id, service) company.tenant, company.id, service, 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), options, people, asker.id,
             'world', ${now}::timestamptz, ${now}::timestamptz
        from person
        join companies.company on company.id = person.company_id
        join asker on asker.tenant = company.tenant
        join (values
         ('SUBSCRIPTIONS', 'company-ticket-orders',
          '{"agreementName": null, "startDate": null, "zoneFrom": null, "zoneTo": null}'::jsonb),
         ('HOUSING_COOPERATIVE_AGREEMENT', 'housing-orders',
          '{"agreementName": null, "startDate": null, "zoneFrom": null, "zoneTo": null}'),
         ('SUBSCRIPTIONS', 'company-ticket-roster',
          '{"isWhole": true, "lastDay": null, "agreementName": null, "startDate": null, "zoneFrom": null,
            "zoneTo": null}'::jsonb),
         ('SUBSCRIPTIONS', 'company-ticket-changes', '{"act": "resend-pickup-code"}')) as kinds (subtype, service, options)
          on exists (select from agreements.agreement where company_id = company.id and subtype = kinds.subtype)
       order by company.id, service desc
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select batch.tenant, batch.company_id, batch.id, position,
           jsonb_build_object('firstName', first_name, 'lastName', last_name,
                              'employeeId', employee_id, 'phone', phone)
      from batch join person on person.company_id = batch.company_id`.execute(tablesOf(tx));
}

/** For each company of an operator with pools, an import of a code that is named by it; imports are the operator's own. */
async function placeImports(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select company.tenant, 0, 'code-imports', 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), '{"act": "JOULE"}', 1, asker.id,
             company.id::text, ${now}::timestamptz, ${now}::timestamptz
        from companies.company
        join users."user" asker on asker.tenant = company.tenant and asker.email like 'asker@%'
       where company.tenant in ('ruter', 'akt')
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select tenant, company_id, id, 1, jsonb_build_object('code', 'CODE-' || id) from batch`.execute(
    tablesOf(tx),
  );
}

/** A user of each company, named by it. */
async function placeStaff(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with staff as (
      insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      select tenant, 'staff-' || id || '@' || tenant || '.example', 'Stab', name, '90000001', '+47',
             'INACTIVE', ${now}::timestamptz
        from companies.company order by id
      returning tenant, id, email
    )
    insert into users.company_role (tenant, user_id, company_id, role)
    select tenant, id, split_part(split_part(email, '@', 1), '-', 2)::bigint, 'TICKET_ADMIN'
      from staff`.execute(tablesOf(tx));
}

async function companiesOf(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<WorldCompany[]> {
  const tables = tablesOf(tx);
  const agreements = await tables
    .selectFrom('agreements.agreement')
    .select(['id', 'company_id as companyId', 'subtype', 'end_date as endDate'])
    .orderBy('id')
    .execute();
  const people = await tables
    .selectFrom('subscribers.subscriber as subscriber')
    .innerJoin('holders.holder as holder', 'holder.id', 'subscriber.holder_id')
    .select(['holder.id', 'holder.company_id as companyId', 'holder.phone'])
    .select('subscriber.person_slot as personSlot')
    .orderBy('holder.id')
    .execute();
  const idsIn = (table: TableWithIds) => idsOf(tx, table);
  const tickets = await idsIn('tickets.ticket');
  const subscriptions = await idsIn('subscriptions.subscription');
  const invoices = await idsIn('invoices.invoice');
  const invoiceLines = await idsIn('invoices.line');
  const invoiceBases = await idsIn('invoices.closed_period');
  const bankPayments = await bankPaymentIds(tx);
  const undelivered = await undeliveredIds(tx);
  const stored = await tables
    .selectFrom('batches.batch')
    .select(['id', 'request_id as requestId', 'company_id as companyId'])
    .execute();
  const ticketRequests = await idsIn('self_service.ticket_request');
  const batches = stored.map(({ id, companyId, requestId }) => ({
    id,
    companyId: companyId === 0 ? Number(requestId) : companyId,
  }));
  const staff = await tables
    .selectFrom('users.user as user')
    .innerJoin('users.company_role as role', 'role.user_id', 'user.id')
    .where('user.email', 'like', 'staff-%')
    .select(['user.id', 'role.company_id as companyId'])
    .execute();
  return world.companies.map(({ tenant, key }, place) => {
    const id = places[place]?.id ?? 0;
    const own = <Row extends { companyId: number }>(rows: Row[]) =>
      rows.filter(({ companyId }) => companyId === id);
    const ticketIds = own(tickets).map((ticket) => ticket.id);
    return {
      tenant,
      key,
      id,
      agreements: own(agreements),
      people: own(people),
      tickets: ticketIds,
      subscriptions: own(subscriptions).map((one) => one.id),
      invoices: own(invoices).map((one) => one.id),
      bankPayments: own(bankPayments).map((one) => one.id),
      paymentFiles: own(bankPayments).map((one) => one.fileId),
      undelivered: own(undelivered).map((one) => one.id),
      invoiceLines: own(invoiceLines).map((one) => one.id),
      invoiceBases: own(invoiceBases).map((one) => one.id),
      batches: own(batches).map((batch) => batch.id),
      ticketRequests: own(ticketRequests).map((request) => request.id),
      users: own(staff).map((user) => user.id),
    };
  });
}

async function usersOf(tx: Transaction, world: DemoWorld): Promise<WorldUser[]> {
  const rows = await tablesOf(tx).selectFrom('users.user').select(['id', 'email']).execute();
  const users: WorldUser[] = [];
  for (const [place, user] of world.users.entries()) {
    const { tenant, email, state, globalRoles, companyRoles } = user;
    const id = rows.find((row) => row.email === email)?.id;
    if (id === undefined || state === null) continue;
    const token = await signIn(tx, { tenant, userId: id, now: world.moment.now });
    const [name = ''] = email.split('@');
    users.push({ tenant, place, name, id, state, globalRoles, companyRoles, token });
  }
  return users;
}

type SigningIn = { tenant: TenantId; userId: number; now: Temporal.Instant };

/** A session as it is after the dance with the provider; gives what its cookie holds. */
async function signIn(tx: Transaction, { tenant, userId, now }: SigningIn): Promise<string> {
  const token = newToken();
  const session = {
    tokenDigest: digestOf(token),
    userId,
    idToken: '',
    refreshToken: null,
    accessExpiresAt: Temporal.Instant.from('2100-01-01T00:00:00Z'),
    userAgent: null,
  };
  await sessionStore(tx, tenant).insert(session, now);
  return token;
}
