import type { ChangeKind } from '@takst/domain/changes/change-kinds.ts';
import {
  lastDayOfSoon,
  type MonthAct,
  type PersonState,
} from '@takst/domain/subscribers/person-filter.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A company’s tickets of some services on a day. */
export type TicketsOnDay = {
  companyId: number;
  services: readonly string[];
  today: Temporal.PlainDate;
};

/** Tickets of the company that are active or pending; as the indexes `ticket_live` and `ticket_awaits_pickup` have them. */
const livingTickets = ({ companyId, services, today }: TicketsOnDay) => sql`
  tickets.ticket
   where ticket.company_id = ${companyId} and ticket.service = any(${sql.val([...services])}::text[])
     and ticket.cancelled_at is null and ticket.failed_at is null and ticket.anonymised_at is null
     and (ticket.expiration_date is null
          or (ticket.expiration_date >= ${today} and ticket.expiration_date >= ticket.start_date))`;

const isActive = ({ today }: TicketsOnDay) => sql<SqlBool>`(ticket.start_date <= ${today}
  and (ticket.pending_through is null or ticket.pending_through < ${today}))`;

const awaitsPickup = sql<SqlBool>`(ticket.pickup_code is not null and ticket.downloaded_at is null)`;

/** The condition on `holders.holder` for the people in a state; its twin is `statesOfPerson`. */
export function personIn(state: PersonState, tickets: TicketsOnDay): RawBuilder<SqlBool> {
  const living = livingTickets(tickets);
  const active = isActive(tickets);
  const holders = (condition: RawBuilder<SqlBool>) =>
    sql`(select ticket.holder_id from ${living} and ${condition})`;
  const soon = lastDayOfSoon(tickets.today);
  switch (state) {
    case 'valid':
      return sql<SqlBool>`holder.id in ${holders(active)}`;
    case 'ending':
      return sql<SqlBool>`(holder.id in ${holders(sql`${active} and ticket.expiration_date <= ${soon}`)}
        and not exists (select from ${living} and ticket.holder_id = holder.id
                         and (ticket.expiration_date is null or ticket.expiration_date > ${soon})))`;
    case 'pending':
      return sql<SqlBool>`(holder.id in ${holders(sql`not ${active}`)}
        and not exists (select from ${living} and ticket.holder_id = holder.id and ${active}))`;
    case 'code-not-fetched':
      return sql<SqlBool>`holder.id in ${holders(sql`${active} and ${awaitsPickup}`)}`;
    case 'without-ticket':
      return sql<SqlBool>`not exists (select from ${living} and ticket.holder_id = holder.id)`;
  }
}

/** The condition on `holders.holder` for the people with a living ticket under an agreement. */
export const personUnder = (agreementId: number, tickets: TicketsOnDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`holder.id in (
    select ticket.holder_id from ${livingTickets(tickets)} and ticket.agreement_id = ${agreementId})`;

/** How many people have a living ticket under each agreement. */
export const peopleOfAgreements = (tickets: TicketsOnDay) => sql`
  select ticket.agreement_id, count(distinct ticket.holder_id)::int as people
    from ${livingTickets(tickets)} group by ticket.agreement_id`;

const kindOf: Readonly<Record<MonthAct, ChangeKind>> = {
  ordered: 'order-ticket',
  ended: 'end-ticket',
  'zones-changed': 'change-zone',
};

/** What was done to tickets this month, with kind and holder; what was taken back is left out. */
export const actsOfMonth = ({ companyId, services, today }: TicketsOnDay) => sql`
  select change.kind, about.holder_id
    from changes.change
    join changes.about on about.company_id = change.company_id and about.change_id = change.id
    join tickets.ticket on ticket.company_id = about.company_id and ticket.id = about.ticket_id
   where change.company_id = ${companyId} and change.at >= ${monthBegan(today)}::timestamptz
     and change.kind = any(${sql.val(Object.values(kindOf))}::text[])
     and ticket.service = any(${sql.val([...services])}::text[]) and ticket.cancelled_at is null
     and (change.kind <> 'end-ticket' or ticket.ended_at is not null)
     and about.holder_id is not null`;

const monthBegan = (today: Temporal.PlainDate): string =>
  firstOfMonth(today).toZonedDateTime('Europe/Oslo').toInstant().toString();

/** The condition on `holders.holder` for the people for whom something was done this month. */
export const personWith = (act: MonthAct, tickets: TicketsOnDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`holder.id in (
    select act.holder_id from (${actsOfMonth(tickets)}) as act where act.kind = ${kindOf[act]})`;

/** The columns that count people by what was done for them, of rows of `actsOfMonth`. */
export const countsOfActs = sql.join(
  Object.entries(kindOf).map(
    ([act, kind]) =>
      sql`count(distinct act.holder_id) filter (where act.kind = ${kind})::int as ${sql.ref(act)}`,
  ),
);

/** Where the zones of each person with a living ticket stand: of the running one, else of the next. */
export const zonePlaces = (tickets: TicketsOnDay, tenant: string) => sql`
  select ticket.holder_id,
         (min(array[case when ${isActive(tickets)} then 0 else ticket.start_date - date '2000-01-01' end,
                    case when ticket.all_zones then ${allZonesPlace}::int
                         else zone_from.position * 1000 + zone_to.position end]))[2] as place
    from (select ticket.* from ${livingTickets(tickets)}) as ticket
    left join (${zonePositions(tenant, tickets.today)}) as zone_from on zone_from.id = ticket.zone_from
    left join (${zonePositions(tenant, tickets.today)}) as zone_to on zone_to.id = ticket.zone_to
   group by ticket.holder_id`;

/** All zones come last. */
const allZonesPlace = 1_000_000;

/** Where each zone stands on the newest map that has it. */
const zonePositions = (tenant: string, today: Temporal.PlainDate) => sql`
  select distinct on (id) id, position from zones.zone
   where tenant = ${tenant} and valid_from <= ${today} order by id, valid_from desc`;

/** One row for each person with a living ticket. */
export const peopleWithTickets = (tickets: TicketsOnDay) => sql`
  select ticket.holder_id, bool_or(${isActive(tickets)}) as is_active,
         min(ticket.start_date) as starts, min(ticket.agreement_id) as agreement_id,
         max(coalesce(ticket.expiration_date, 'infinity')) as ends
    from ${livingTickets(tickets)} group by ticket.holder_id`;

/** The people whose code has not been fetched. */
export const peopleAwaitingPickup = (tickets: TicketsOnDay) => sql`
  select distinct ticket.holder_id
    from ${livingTickets(tickets)} and ${isActive(tickets)} and ${awaitsPickup}`;
