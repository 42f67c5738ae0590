import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised, type TicketKey } from '#ticketing/tickets/tickets.public.ts';

/** Whose right to a free ticket it is: the company, and the holder's slot, which is locked. */
type EntitledHolder = { readonly companyId: number; readonly holderSlot: number };

type TicketDetail = TicketKey & {
  readonly entitlementId: number;
  readonly holderType: FreeHolderType;
};

/**
 * The entitlements of holders, in the order of the list: the existing ones of their slots, and new ones. A person whose
 * ticket ends and is ordered again in a month keeps the entitlement, and is charged once.
 */
export async function findOrMakeEntitlements(
  tx: Transaction,
  tenant: TenantId,
  holders: readonly EntitledHolder[],
): Promise<number[]> {
  if (holders.length === 0) return [];
  const companies = sql.val(holders.map(({ companyId }) => companyId));
  const slots = sql.val(holders.map(({ holderSlot }) => holderSlot));
  const { rows } = await beyondCompanies(() =>
    sql<{ slot: number; id: number }>`
    with given as (
      select distinct * from unnest(${companies}::bigint[], ${slots}::bigint[]) as given (company_id, slot)
    ), made as (
      insert into free_tickets.entitlement (tenant, company_id, holder_slot)
      select ${tenant}, company_id, slot from given
       where not exists (select from free_tickets.entitlement where holder_slot = given.slot)
      returning holder_slot as slot, id
    )
    select * from made
    union all
    select holder_slot, id from free_tickets.entitlement join given on given.slot = holder_slot`.execute(
      tablesOf(tx),
    ),
  );
  const idOf = new Map(rows.map(({ slot, id }) => [slot, id]));
  return holders.map(({ holderSlot }) => {
    const id = idOf.get(holderSlot);
    if (id === undefined) throw new Error('an entitlement was not made');
    return id;
  });
}

/** Says of new tickets what the core does not know. */
export async function saveDetails(
  tx: Transaction,
  details: readonly TicketDetail[],
): Promise<void> {
  if (details.length === 0) return;
  await sql`
    insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
    select * from unnest(
      ${sql.val(details.map(({ companyId }) => companyId))}::bigint[],
      ${sql.val(details.map(({ id }) => id))}::bigint[],
      ${sql.val(details.map(({ entitlementId }) => entitlementId))}::bigint[],
      ${sql.val(details.map(({ holderType }) => holderType))}::text[])`.execute(tablesOf(tx));
}

/** What continues a ticket has its entitlement and its holder type, until an edit says otherwise. */
export async function copyDetails(
  tx: Transaction,
  pairs: readonly { readonly from: TicketKey; readonly to: TicketKey }[],
): Promise<void> {
  await sql`
    insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
    select detail.company_id, given.new_id, detail.entitlement_id, detail.holder_type
      from unnest(
        ${sql.val(pairs.map(({ from }) => from.companyId))}::bigint[],
        ${sql.val(pairs.map(({ from }) => from.id))}::bigint[],
        ${sql.val(pairs.map(({ to }) => to.id))}::bigint[]) as given (company_id, old_id, new_id)
      join free_tickets.ticket_detail as detail
        on detail.company_id = given.company_id and detail.ticket_id = given.old_id`.execute(
    tablesOf(tx),
  );
}

/**
 * Moves the entitlement of a ticket to the slot that its holder has from now on. Where that has one already, as somebody
 * had the employee number before, the tickets go over to it: nobody is charged twice in a month. The slot is locked.
 */
export async function moveEntitlement(
  tx: Transaction,
  { companyId, id }: TicketKey,
  holderSlot: number,
): Promise<void> {
  const tables = tablesOf(tx);
  const own = sql`(
    select entitlement_id from free_tickets.ticket_detail
     where company_id = ${companyId} and ticket_id = ${id})`;
  const { rows } = await beyondCompanies(() =>
    sql<{ own: number; there: number | null }>`
      select ${own} as own,
             (select id from free_tickets.entitlement where holder_slot = ${holderSlot}) as there`.execute(
      tables,
    ),
  );
  const [row] = rows;
  if (!row || row.own === row.there) return;
  if (row.there === null) {
    await sql`
      update free_tickets.entitlement set holder_slot = ${holderSlot}
       where company_id = ${companyId} and id = ${row.own}`.execute(tables);
    return;
  }
  // Not while a month is closed: invoice and book would count one line and two.
  await sql`select from companies.company where id = ${companyId} for share`.execute(tables);
  await sql`
    update free_tickets.ticket_detail set entitlement_id = ${row.there}
     where company_id = ${companyId} and entitlement_id = ${row.own}`.execute(tables);
  await sql`
    update free_tickets.entitlement set holder_slot = null
     where company_id = ${companyId} and id = ${row.own}`.execute(tables);
}

/** The holder types of tickets that an edit has changed. */
export async function setHolderTypes(
  tx: Transaction,
  tickets: readonly (TicketKey & { readonly holderType: FreeHolderType })[],
): Promise<void> {
  await sql`
    update free_tickets.ticket_detail as detail set holder_type = given.holder_type
      from unnest(
        ${sql.val(tickets.map(({ companyId }) => companyId))}::bigint[],
        ${sql.val(tickets.map(({ id }) => id))}::bigint[],
        ${sql.val(tickets.map(({ holderType }) => holderType))}::text[]) as given (company_id, id, holder_type)
     where detail.company_id = given.company_id and detail.ticket_id = given.id`.execute(
    tablesOf(tx),
  );
}

/**
 * Takes the slots from entitlements all of whose tickets are anonymised with these; ids and what they were charged for
 * stay. The slots are locked.
 */
export async function forgetHolders(tx: Transaction, tickets: readonly TicketKey[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${sql.val(tickets.map(({ companyId }) => companyId))}::bigint[],
        ${sql.val(tickets.map(({ id }) => id))}::bigint[]) as given (company_id, id)
    )
    update free_tickets.entitlement set holder_slot = null
     where (company_id, id) in (
       select detail.company_id, detail.entitlement_id from given
         join free_tickets.ticket_detail as detail
           on detail.company_id = given.company_id and detail.ticket_id = given.id)
       and not exists (
         select from free_tickets.ticket_detail as other
           join tickets.ticket on ticket.company_id = other.company_id and ticket.id = other.ticket_id
          where other.company_id = entitlement.company_id and other.entitlement_id = entitlement.id
            and ${isNotAnonymised('ticket')}
            and (ticket.company_id, ticket.id) not in (select company_id, id from given))`.execute(
    tablesOf(tx),
  );
}
