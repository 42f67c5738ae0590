import type { ChangeKind } from '@takst/domain/app/changes/change-kinds.ts';
import {
  lastDayOfSoon,
  type MonthAct,
  type PersonState,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import { isCurrentEntry, isHeldEntry } from '#ticketing/tickets/tickets.public.ts';

/** A company’s tickets and subscriptions of some services on a day. */
export type TicketsOnDay = {
  companyId: number;
  services: readonly string[];
  today: Temporal.PlainDate;
};

/** Of the services that the user may see. */
export const ticketsOnDay = (
  scope: Scope,
  companyId: number,
  today: Temporal.PlainDate,
): TicketsOnDay => ({
  companyId,
  services: servicesIn({ scope, services: subscriberServiceIds }, companyId),
  today,
});

/** What is active or pending of one table, as its index `…_live` has it; both tables go by `entry` here. */
const livingIn = (table: RawBuilder<unknown>, { companyId, services, today }: TicketsOnDay) => sql`
  ${table} as entry
   where entry.company_id = ${companyId} and entry.service = any(${sql.val([...services])}::text[])
     and ${isCurrentEntry('entry', today)}`;

const livingTickets = (tickets: TicketsOnDay) => livingIn(sql`tickets.ticket`, tickets);
const livingSubscriptions = (tickets: TicketsOnDay) =>
  livingIn(sql`subscriptions.subscription`, tickets);

const hasBegun = ({ today }: TicketsOnDay) => sql<SqlBool>`entry.start_date <= ${today}`;

/** Only a ticket can be pending beyond its first day. */
const isActive = (tickets: TicketsOnDay) => sql<SqlBool>`(${hasBegun(tickets)}
  and (entry.pending_through is null or entry.pending_through < ${tickets.today}))`;

const awaitsPickup = sql<SqlBool>`(entry.pickup_code is not null and entry.downloaded_at is null)`;

/** A condition on the living entries of a person, given what says that one is active. */
type EntryCondition = (isActive: RawBuilder<SqlBool>) => RawBuilder<SqlBool>;

/** The holders of tickets and of subscriptions that meet a condition. */
const holdersWith = (tickets: TicketsOnDay, condition: EntryCondition) => sql`(
  select entry.holder_id from ${livingTickets(tickets)} and ${condition(isActive(tickets))}
  union all
  select entry.holder_id from ${livingSubscriptions(tickets)} and ${condition(hasBegun(tickets))})`;

/** Holders none of whose tickets and subscriptions meets it. */
const hasNone = (tickets: TicketsOnDay, condition: EntryCondition) => sql`
  not exists (select from ${livingTickets(tickets)} and entry.holder_id = holder.id
               and ${condition(isActive(tickets))})
  and not exists (select from ${livingSubscriptions(tickets)} and entry.holder_id = holder.id
                   and ${condition(hasBegun(tickets))})`;

/** The condition on `holders.holder` for the people in a state; its twin is `statesOfPerson`. */
export function personIn(state: PersonState, tickets: TicketsOnDay): RawBuilder<SqlBool> {
  const soon = lastDayOfSoon(tickets.today);
  switch (state) {
    case 'valid':
      return sql<SqlBool>`holder.id in ${holdersWith(tickets, (active) => active)}`;
    case 'ending': {
      const endsSoon: EntryCondition = (active) =>
        sql<SqlBool>`${active} and entry.expiration_date <= ${soon}`;
      const goesOn: EntryCondition = () =>
        sql<SqlBool>`(entry.expiration_date is null or entry.expiration_date > ${soon})`;
      return sql<SqlBool>`(holder.id in ${holdersWith(tickets, endsSoon)}
        and ${hasNone(tickets, goesOn)})`;
    }
    case 'pending':
      return sql<SqlBool>`(holder.id in ${holdersWith(tickets, (active) => sql`not ${active}`)}
        and ${hasNone(tickets, (active) => active)})`;
    case 'code-not-fetched':
      return sql<SqlBool>`holder.id in (
        select entry.holder_id from ${livingTickets(tickets)} and ${isActive(tickets)} and ${awaitsPickup})`;
    case 'without-ticket':
      return sql<SqlBool>`(${hasNone(tickets, () => sql`true`)})`;
  }
}

/** The condition on `holders.holder` for the people with something living under an agreement. */
export const personUnder = (agreementId: number, tickets: TicketsOnDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`holder.id in ${holdersWith(tickets, () => sql`entry.agreement_id = ${agreementId}`)}`;

/** How many people have something living under each agreement. */
export const peopleOfAgreements = (tickets: TicketsOnDay) => sql`
  select agreement_id, count(distinct holder_id)::int as people
    from (${livingEntries(tickets)}) as entry group by agreement_id`;

const livingEntries = (tickets: TicketsOnDay) => sql`
  select entry.holder_id, entry.agreement_id, entry.start_date, entry.expiration_date,
         ${isActive(tickets)} as is_active, 0 as is_subscription, ${pendingColumns(isActive(tickets))}
    from ${livingTickets(tickets)}
  union all
  select entry.holder_id, entry.agreement_id, entry.start_date, entry.expiration_date,
         ${hasBegun(tickets)} as is_active, 1 as is_subscription, ${pendingColumns(hasBegun(tickets))}
    from ${livingSubscriptions(tickets)}`;

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
     and ticket.service = any(${sql.val([...services])}::text[]) and ${isHeldEntry('ticket')}
     and (change.kind <> 'end-ticket' or ticket.ended_at is not null)
     and about.holder_id is not null`;

const monthBegan = (today: Temporal.PlainDate): string =>
  firstOfMonth(today).toZonedDateTime('Europe/Oslo').toInstant().toString();

/** The condition on `holders.holder` for people with such an act this month. */
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

/** A number of the entry that speaks for a person: a running one before the next, a ticket before a subscription. */
const ofFirst = (column: string) => sql`
  (min(array[is_pending, is_subscription, starts, ${sql.ref(column)}]))[4]`;

/** Where in the order of zones each person stands. */
export const zonePlaces = (tickets: TicketsOnDay, tenant: string) => sql`
  select holder_id, ${ofFirst('place')} as place
    from (
      select entry.holder_id, 0 as is_subscription, ${pendingColumns(isActive(tickets))},
             case when entry.all_zones then ${allZonesPlace}::int
                  else zone_from.position * 1000 + zone_to.position end as place
        from (select entry.* from ${livingTickets(tickets)}) as entry
        left join (${zonePositions(tenant, tickets.today)}) as zone_from on zone_from.id = entry.zone_from
        left join (${zonePositions(tenant, tickets.today)}) as zone_to on zone_to.id = entry.zone_to
      union all
      select entry.holder_id, 1 as is_subscription, ${pendingColumns(hasBegun(tickets))}, ${subscriptionPlace}::int
        from ${livingSubscriptions(tickets)}) as entry
   group by holder_id`;

/** Whether an entry has not begun, and when it does. */
const pendingColumns = (active: RawBuilder<SqlBool>) => sql`
  case when ${active} then 0 else 1 end as is_pending,
  case when ${active} then 0 else entry.start_date - date '2000-01-01' end as starts`;

/** All zones come after each zone, and subscriptions last. */
const allZonesPlace = 1_000_000;
const subscriptionPlace = 2_000_000;

/** Where each zone stands on the newest map that has it. */
const zonePositions = (tenant: string, today: Temporal.PlainDate) => sql`
  select distinct on (id) id, position from zones.zone
   where tenant = ${tenant} and valid_from <= ${today} order by id, valid_from desc`;

/** One row for each person with a living ticket or subscription. */
export const peopleWithEntries = (tickets: TicketsOnDay) => sql`
  select holder_id, bool_or(is_active) as is_active, min(start_date) as starts,
         ${ofFirst('agreement_id')} as agreement_id, max(coalesce(expiration_date, 'infinity')) as ends
    from (${livingEntries(tickets)}) as entry group by holder_id`;

/** The people whose code has not been fetched. */
export const peopleAwaitingPickup = (tickets: TicketsOnDay) => sql`
  select distinct entry.holder_id
    from ${livingTickets(tickets)} and ${isActive(tickets)} and ${awaitsPickup}`;
