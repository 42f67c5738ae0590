import type {
  SubscriberEntry,
  SubscriberRows,
} from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import {
  lastDayOfSoon,
  type MonthAct,
  monthActs,
  type PersonFilter,
  type PersonState,
} from '@takst/domain/subscribers/person-filter.rules.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { servicesIn } from '#access/within-services.ts';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { tablesOf } from '#db/tables.ts';
import { allHolders, countOfHolders, holderPage, holderSortKeys } from '#holders/holders.public.ts';
import {
  actsOfMonth,
  countsOfActs,
  peopleOfAgreements,
  personUnder,
  personWith,
  peopleAwaitingPickup,
  peopleWithEntries,
  personIn,
  type TicketsOnDay,
  zonePlaces,
} from './person-state.query.ts';

/** As JSON: dates are text, and zones are ids. */
export type SubscriberRow = Omit<SubscriberEntry, 'ticket'> & {
  ticket:
    | (Omit<NonNullable<SubscriberEntry['ticket']>, 'startDate' | 'expirationDate' | 'zones'> & {
        startDate: string;
        expirationDate: string | null;
        zoneFrom: string | null;
        zoneTo: string | null;
      })
    | null;
};

type SubscriberListRequest = SubscriberRows & { companyId: number; today: Temporal.PlainDate };

/**
 * The people of one company by name, with or without tickets; every word must be found in name,
 * employee number or phone.
 */
export const subscriberPage = (
  database: Database,
  scope: Scope,
  { maxEntries, offset, ...request }: SubscriberListRequest & PageQuery,
): Promise<Page<SubscriberRow>> =>
  holderPage(database, { ...searchOf(scope, request), maxEntries, offset });

/** All pages, in parts. */
export const allSubscribers = (
  database: Database,
  scope: Scope,
  request: SubscriberListRequest,
): AsyncGenerator<SubscriberRow[]> => allHolders(database, searchOf(scope, request));

type AgreementCount = { id: number; invoiceReference: string; people: number };

/** How many people of a company each filter has. */
export async function subscriberCounts(
  database: Database,
  scope: Scope,
  { companyId, today }: { companyId: number; today: Temporal.PlainDate },
) {
  const tickets = ticketsOnDay(scope, companyId, today);
  type Counts = Record<'all' | Exclude<PersonState, 'without-ticket'>, number> & {
    acts: Record<MonthAct, number>;
    agreements: AgreementCount[];
  };
  const { rows } = await sql<Counts>`
    select (select to_jsonb(counted) from (
              select ${countsOfActs} from (${actsOfMonth(tickets)}) as act) as counted) as acts,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', agreement.id, 'invoiceReference', agreement.invoice_reference,
                     'people', people) order by text.sort_key(agreement.invoice_reference), agreement.id), '[]')
              from (${peopleOfAgreements(tickets)}) as counted
              join agreements.agreement
                on agreement.company_id = ${companyId} and agreement.id = counted.agreement_id) as agreements,
           ${countOfHolders({ scope, companyId, kind: 'subscriber' })} as all,
           count(*) filter (where is_active)::int as valid,
           count(*) filter (where is_active and ends <= ${lastDayOfSoon(today)})::int as ending,
           count(*) filter (where not is_active)::int as pending,
           (select count(*) from (${peopleAwaitingPickup(tickets)}) as person)::int as "code-not-fetched"
      from (${peopleWithEntries(tickets)}) as person`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, acts, agreements, ...counts } = row;
  return {
    all,
    acts,
    agreements,
    counts: { ...counts, 'without-ticket': all - row.valid - row.pending },
  };
}

const ticketsOnDay = (
  scope: Scope,
  companyId: number,
  today: Temporal.PlainDate,
): TicketsOnDay => ({
  companyId,
  services: servicesIn({ scope, services: subscriberServiceIds }, companyId),
  today,
});

function searchOf(
  scope: Scope,
  { companyId, today, searchFor, filter, agreementId, sort }: SubscriberListRequest,
) {
  const tickets = ticketsOnDay(scope, companyId, today);
  return {
    scope,
    companyId,
    kind: 'subscriber' as const,
    searchFor,
    filters: [
      ...(filter ? [conditionOf(filter, tickets)] : []),
      ...(agreementId ? [personUnder(agreementId, tickets)] : []),
    ],
    sort,
    sortKeys: sortKeys(scope, tickets),
    entry: subscriberEntry(tickets),
  };
}

const conditionOf = (filter: PersonFilter, tickets: TicketsOnDay) =>
  isMonthAct(filter) ? personWith(filter, tickets) : personIn(filter, tickets);

const isMonthAct = (filter: PersonFilter): filter is MonthAct =>
  monthActs.some((act) => act === filter);

/** What every list of people is sorted by, and what a ticket says, which needs its people. */
const sortKeys = ({ tenant }: Scope, tickets: TicketsOnDay) => {
  const ofTicket = sql`left join (${peopleWithEntries(tickets)}) as person on person.holder_id = holder.id`;
  return {
    ...holderSortKeys('subscriber'),
    // In the order of the map.
    zones: () => ({
      key: sql`zones_of.place`,
      isNullable: true,
      join: sql`left join (${zonePlaces(tickets, tenant)}) as zones_of on zones_of.holder_id = holder.id`,
    }),
    invoiceReference: () => ({
      key: sql`agreement.key`,
      isNullable: true,
      // With an offset the key is made once for each agreement, not for each person.
      join: sql`${ofTicket} left join (
        select id, text.sort_key(invoice_reference) collate "C" as key from agreements.agreement
         where company_id = ${tickets.companyId} offset 0) as agreement on agreement.id = person.agreement_id`,
    }),
    // What needs somebody first: a code, an end, a start; then who travels, then who does not.
    status: () => ({
      key: sql`case when awaiting.holder_id is not null then '1'
                    when person.is_active and person.ends < 'infinity' then '2' || person.ends
                    when not person.is_active then '3' || person.starts
                    when person.is_active then '4' else '5' end collate "C"`,
      join: sql`${ofTicket} left join (${peopleAwaitingPickup(tickets)}) as awaiting
        on awaiting.holder_id = holder.id`,
    }),
  };
};

/**
 * One row of `page`. The most living ticket or subscription speaks for the person, the ticket before a subscription:
 * of several to come the next one, of several that are over the latest.
 */
const subscriberEntry = ({ companyId, services, today }: TicketsOnDay) => {
  const isTheirs = (table: RawBuilder<unknown>) => sql`
    ${table}.company_id = ${companyId} and ${table}.holder_id = holder.id
    and ${table}.service = any(${sql.val([...services])}::text[])`;
  return sql`
  select holder.id, first_name as "firstName", last_name as "lastName",
         employee_id as "employeeId", phone_country_code as "phoneCountryCode",
         phone, ticket.status, to_jsonb(ticket) as ticket
    from holders.holder
    left join lateral (
      select type, status, start_date as "startDate",
             case when status in ('active', 'pending') then last_day else expiration_date end as "expirationDate",
             awaits_pickup as "awaitsPickup", zone_from as "zoneFrom", zone_to as "zoneTo",
             all_zones as "allZones", agreement.invoice_reference as "invoiceReference"
        from (
          select *, nullif(max(coalesce(expiration_date, 'infinity'))
                             filter (where status in ('active', 'pending')) over (), 'infinity') as last_day
            from (
              select 'TICKET' as type, ticket.id, agreement_id, start_date, expiration_date,
                     pickup_code is not null and downloaded_at is null as awaits_pickup,
                     zone_from, zone_to, all_zones,
                     tickets.status(start_date, expiration_date, pending_through, cancelled_at,
                                    failed_at, anonymised_at, ${today}) as status
                from tickets.ticket
               where ${isTheirs(sql`ticket`)}
              union all
              select type, subscription.id, agreement_id, start_date, expiration_date, false, null,
                     null, false,
                     tickets.status(start_date, expiration_date, null, cancelled_at, failed_at,
                                    anonymised_at, ${today})
                from subscriptions.subscription
               where ${isTheirs(sql`subscription`)}) as ticket
          ) as ticket
        join agreements.agreement
          on agreement.company_id = ${companyId} and agreement.id = ticket.agreement_id
       order by tickets.status_rank(status), type <> 'TICKET',
                case when status = 'pending' then start_date end, start_date desc, ticket.id desc
       limit 1) as ticket on true
   where holder.company_id = ${companyId} and holder.id = page.id`;
};
