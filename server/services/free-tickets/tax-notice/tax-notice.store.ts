import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

export type OwnTicket = {
  readonly id: number;
  readonly holderId: number;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
};

type Employee = {
  readonly companyId: number;
  readonly employeeId: string;
  readonly today: Temporal.PlainDate;
};

/**
 * The employee's or pensioner's own ticket on a phone, active or pending, the newest; undefined for none. It is locked
 * until the transaction ends: of two notices to one phone the second sees the first.
 */
export async function lockOwnPhoneTicket(
  tx: Transaction,
  scope: Scope,
  { companyId, employeeId, today }: Employee,
): Promise<OwnTicket | undefined> {
  const { rows } = await sql<OwnTicket>`
    select ticket.id, holder.id as "holderId", company.name as "companyName",
           holder.first_name as "firstName", holder.last_name as "lastName",
           holder.phone_country_code as "phoneCountryCode", holder.phone
      from holders.holder
      join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
      join free_tickets.ticket_detail as detail
        on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
      join companies.company on company.id = ticket.company_id
     where ${withinCompany(scope, 'holder', companyId)}
       and holder.kind = 'free' and ${isKnownHolder('holder')}
       and text.fold(holder.employee_id) = text.fold(${employeeId})
       and ticket.service = 'free-tickets' and ticket.medium = 'phone'
       and detail.holder_type in ('EMPLOYEE', 'RETIRED') and ${isCurrentEntry('ticket', today)}
       and holder.phone is not null
     order by ticket.start_date desc, ticket.id desc limit 1
       for no key update of ticket`.execute(tablesOf(tx));
  return rows[0];
}

export type NewTaxNotice = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly ticketId: number;
  readonly profileId: string;
  readonly allZones: boolean;
  /** Their names. */
  readonly zones: readonly string[];
  readonly startDate: Temporal.PlainDate;
  readonly taxOre: number;
};

/** Whether the same was sent for the same ticket since a moment. The caller has locked the ticket. */
export async function isTaxNoticeSent(
  tx: Transaction,
  notice: NewTaxNotice,
  since: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql`
    select from free_tickets.tax_notice
     where tenant = ${notice.tenant} and company_id = ${notice.companyId}
       and ticket_id = ${notice.ticketId} and profile_id = ${notice.profileId}
       and all_zones = ${notice.allZones} and zones = ${sql.val([...notice.zones])}::text[]
       and start_date = ${notice.startDate}::date and tax_ore = ${notice.taxOre}
       and sent_at > ${since}::timestamptz
     limit 1`.execute(tablesOf(tx));
  return rows.length > 0;
}

type Link = {
  readonly tokenDigest: string;
  readonly sentAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
};

export const insertTaxNotice = (
  tx: Transaction,
  { tenant, companyId, ticketId, zones, ...notice }: NewTaxNotice,
  { tokenDigest, sentAt, expiresAt }: Link,
) =>
  tablesOf(tx)
    .insertInto('free_tickets.tax_notice')
    .values({
      tenant,
      company_id: companyId,
      ticket_id: ticketId,
      profile_id: notice.profileId,
      all_zones: notice.allZones,
      zones: sql`${sql.val([...zones])}::text[]`,
      start_date: notice.startDate,
      tax_ore: notice.taxOre,
      token_digest: tokenDigest,
      sent_at: sentAt,
      expires_at: expiresAt,
    })
    .execute();

export type StoredTaxNotice = Omit<NewTaxNotice, 'tenant' | 'companyId' | 'ticketId'> & {
  readonly companyName: string;
  readonly sentAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
};

/** The notice of a link that is not too old. */
export async function findTaxNotice(
  source: Database | Transaction,
  { tenant, tokenDigest, now }: { tenant: TenantId; tokenDigest: string; now: Temporal.Instant },
): Promise<StoredTaxNotice | undefined> {
  return tablesOf(source)
    .selectFrom('free_tickets.tax_notice as notice')
    .innerJoin('companies.company as company', (join) =>
      join
        .onRef('company.tenant', '=', 'notice.tenant')
        .onRef('company.id', '=', 'notice.company_id'),
    )
    .select([
      'company.name as companyName',
      'profile_id as profileId',
      'all_zones as allZones',
      'zones',
      'start_date as startDate',
      'tax_ore as taxOre',
      'sent_at as sentAt',
      'expires_at as expiresAt',
    ])
    .where('notice.tenant', '=', tenant)
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
