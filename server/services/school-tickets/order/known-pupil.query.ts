import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { type HolderDetails } from '#ticketing/holders/holders.public.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';

/** A pupil's slot, which is locked, and the month in which another ticket begins. */
type PupilInMonth = { readonly slot: number; readonly month: Temporal.PlainDate };

export type KnownPupil = Required<
  Pick<HolderDetails, 'employeeId' | 'phoneCountryCode' | 'phone' | 'cardName'>
> & { readonly slot: number; readonly id: number };

/**
 * The pupils who have a ticket in the month already, by the key of the slot: the next one is theirs too, as a month is
 * charged once for each holder (docs/decisions/0097).
 */
export async function findKnownPupils(
  tx: Transaction,
  tenant: TenantId,
  pupils: readonly PupilInMonth[],
): Promise<ReadonlyMap<number, KnownPupil>> {
  if (pupils.length === 0) return new Map();
  const slots = sql.val(pupils.map(({ slot }) => slot));
  const months = sql.val(pupils.map(({ month }) => month.toString()));
  const { rows } = await beyondCompanies(() =>
    sql<KnownPupil>`
    select distinct on (given.slot) given.slot, holder.id, holder.employee_id as "employeeId",
           holder.phone_country_code as "phoneCountryCode", holder.phone, holder.card_name as "cardName"
      from unnest(${slots}::bigint[], ${months}::date[]) as given (slot, month)
      join tickets.ticket on ticket.holder_slot = given.slot
      join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
     where ticket.tenant = ${tenant} and ticket.service = 'school-tickets'
       and (ticket.expiration_date is null or ticket.expiration_date >= given.month)
       and ticket.start_date < given.month + interval '1 month'
       and ${isNotAnonymised('ticket')} and ${isKnownHolder('holder')}
     order by given.slot, ticket.id desc`.execute(tablesOf(tx)),
  );
  return new Map(rows.map((row) => [row.slot, row]));
}
