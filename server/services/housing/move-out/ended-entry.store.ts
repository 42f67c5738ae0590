import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CompanyResidence } from '#services/housing/residence/residence.store.ts';
import { isHeldEntry } from '#ticketing/tickets/tickets.public.ts';
import type { EntryOfPerson } from './entries-of-residents.query.ts';

/** What a move-out did to a ticket or a subscription: its last day, or null when it was cancelled. */
export type EntryOutcome = Pick<EntryOfPerson, 'productType' | 'id' | 'holderId'> & {
  readonly lastDay: Temporal.PlainDate | null;
};

type EndedResidences = {
  readonly tenant: TenantId;
  readonly residences: readonly CompanyResidence[];
  readonly today: Temporal.PlainDate;
};

/** Saves what move-outs ended, by the residence that ends; a residence that never began cannot be undone. */
export async function saveEndedEntries(
  tx: Transaction,
  { tenant, residences, today }: EndedResidences,
  outcomes: readonly EntryOutcome[],
): Promise<void> {
  const residenceOf = new Map(residences.map((one) => [one.holderId, one]));
  const rows = outcomes.flatMap(({ holderId, id, productType, lastDay }) => {
    const residence = residenceOf.get(holderId);
    return residence
      ? [{ company: residence.companyId, residence: residence.id, entry: id, productType, lastDay }]
      : [];
  });
  if (rows.length === 0) return;
  await sql`
    insert into housing.ended_by_move_out (tenant, company_id, residence_id, entry_id, product_type, ended_on, last_day)
    select ${tenant}, company, residence, entry, "productType", ${today}::date, "lastDay"
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (
             company bigint, residence bigint, entry bigint, "productType" text, "lastDay" date)
    on conflict (company_id, residence_id, entry_id)
    do update set ended_on = excluded.ended_on, last_day = excluded.last_day`.execute(tablesOf(tx));
}

type ResidenceKey = Pick<CompanyResidence, 'companyId' | 'id'>;

export type NotedEntry = {
  readonly id: number;
  readonly productType: 'TICKET' | 'MOBILITY';
  readonly endedOn: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate | null;
  /** Its person has another one by now, which it would overlap if it ran on. */
  readonly isReplaced: boolean;
};

/** What the move-out of a residence has ended. */
export async function endedEntriesOf(
  tx: Transaction,
  { companyId, id }: ResidenceKey,
): Promise<NotedEntry[]> {
  const { rows } = await beyondCompanies(() =>
    sql<NotedEntry>`
    select entry_id as id, product_type as "productType", ended_on as "endedOn", last_day as "lastDay",
           ${isReplaced} as "isReplaced"
      from housing.ended_by_move_out ended
     where company_id = ${companyId} and residence_id = ${id}
     order by entry_id`.execute(tablesOf(tx)),
  );
  return rows;
}

/** Of a row of `housing.ended_by_move_out ended`. */
export const isReplaced = sql<boolean>`case product_type
  when 'TICKET' then exists (
    select from tickets.ticket own
      join tickets.ticket other on other.medium_slot = own.medium_slot and other.id <> own.id
     where own.company_id = ended.company_id and own.id = ended.entry_id
       and ${isHeldEntry('other')}
       and (other.expiration_date is null
         or other.expiration_date >= greatest(other.start_date, own.start_date)))
  else exists (
    select from subscriptions.subscription own
      join subscriptions.subscription other
        on other.person_slot = own.person_slot and other.type = own.type and other.id <> own.id
     where own.company_id = ended.company_id and own.id = ended.entry_id
       and ${isHeldEntry('other')}
       and (other.expiration_date is null
         or other.expiration_date >= greatest(other.start_date, own.start_date))) end`;

/** After a move-out is undone its ends cannot be undone again. */
export const forgetEndedEntries = (tx: Transaction, { companyId, id }: ResidenceKey) =>
  tablesOf(tx)
    .deleteFrom('housing.ended_by_move_out')
    .where('company_id', '=', companyId)
    .where('residence_id', '=', id)
    .execute();
