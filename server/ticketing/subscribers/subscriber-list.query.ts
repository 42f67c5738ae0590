import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import type { SubscriberEntry } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  monthActs,
  type MonthAct,
  type PersonFilter,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { subscriptionTypeNames } from '@takst/domain/catalogue/products/subscription-type.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { timedStatus } from '@takst/domain/ticketing/tickets/timed-status.rules.ts';
import { sql } from 'kysely';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { holderSortKeys, searchedHolders } from '#ticketing/holders/holders.public.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { dateCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { costCentreKey, hasCostCentre } from './cost-centres/cost-centre.query.ts';
import {
  peopleAwaitingPickup,
  peopleWithEntries,
  personIn,
  personUnder,
  personWith,
  type TicketsOnDay,
  ticketsOnDay,
  zonePlaces,
} from './person-state.query.ts';
import { subscriberCounts } from './subscriber-counts.query.ts';
import { subscriberDescriber } from './subscriber-entry.ts';
import { subscriberRow, type SubscriberRow } from './subscriber-row.query.ts';
import { subscriberTexts } from './subscribers.texts.ts';

type SubscriberCall = ListCall<typeof subscriberList>;

/** The people of a company by name, with or without tickets, with their counts and their file. */
export const serveSubscriberList = (database: Database) =>
  serveList(subscriberList, {
    rows(call, choice) {
      const { scope, params, query } = call;
      const tickets = ticketsOf(call);
      return searchedHolders<SubscriberRow>(database, {
        ...choice,
        scope,
        companyId: params.id,
        kind: 'subscriber',
        filters: [
          query.filter && conditionOf(query.filter, tickets),
          query.agreementId === undefined ? undefined : personUnder(query.agreementId, tickets),
          query.costCentre === undefined ? undefined : hasCostCentre(query.costCentre),
        ],
        entry: subscriberRow(tickets),
      });
    },
    describe: ({ scope, today }) => subscriberDescriber(database, { tenant: scope.tenant, today }),
    columns: {
      firstName: { key: keys.firstName, cell: ({ firstName }) => textCell(firstName) },
      lastName: { key: keys.lastName, cell: ({ lastName }) => textCell(lastName) },
      employeeId: { key: keys.employeeId, cell: ({ employeeId }) => textCell(employeeId) },
      phone: { key: keys.phone, cell: (person) => textCell(csvPhone(person)) },
      costCentre: {
        key: costCentreKey,
        cell: ({ costCentre }) => textCell(costCentre && nameOfCostCentre(costCentre)),
      },
      zones: {
        key: zonesKey,
        cell: ({ ticket }, { language }) => textCell(whatOf(ticket, language)),
      },
      invoiceReference: {
        key: referenceKey,
        cell: ({ ticket }) => textCell(ticket && ticket.invoiceReference),
      },
      status: {
        key: statusKey,
        cell: ({ ticket }, { language }) =>
          textCell(subscriberTexts[language].status[ticket ? timedStatus(ticket).name : 'none']),
      },
      startDate: { cell: ({ ticket }) => dateCell(ticket && ticket.startDate) },
      expirationDate: { cell: ({ ticket }) => dateCell(ticket && ticket.expirationDate) },
    },
    counts: ({ scope, params, today }) =>
      subscriberCounts(database, scope, ticketsOnDay(scope, params.id, today)),
    ...wordsOfService,
  });

const ticketsOf = ({ scope, params, today }: SubscriberCall) =>
  ticketsOnDay(scope, params.id, today);

const conditionOf = (filter: PersonFilter, tickets: TicketsOnDay) =>
  isMonthAct(filter) ? personWith(filter, tickets) : personIn(filter, tickets);

const isMonthAct = (filter: PersonFilter): filter is MonthAct =>
  monthActs.some((act) => act === filter);

const keys = holderSortKeys('subscriber');

const ofTicket = (tickets: TicketsOnDay) => sql`
  left join (${peopleWithEntries(tickets)}) as person on person.holder_id = holder.id`;

/** In the order of the map. */
const zonesKey = (call: SubscriberCall) => ({
  key: sql`zones_of.place`,
  isNullable: true,
  join: sql`left join (${zonePlaces(ticketsOf(call), call.scope.tenant)}) as zones_of on zones_of.holder_id = holder.id`,
});

const referenceKey = (call: SubscriberCall) => ({
  key: sql`agreement.key`,
  isNullable: true,
  // With an offset the key is made once for each agreement, not for each person.
  join: sql`${ofTicket(ticketsOf(call))} left join (
    select id, text.sort_key(invoice_reference) collate "C" as key from agreements.agreement
     where company_id = ${call.params.id} offset 0) as agreement on agreement.id = person.agreement_id`,
});

/** What needs somebody first: a code, an end, a start; then who travels, then who does not. */
const statusKey = (call: SubscriberCall) => ({
  key: sql`case when awaiting.holder_id is not null then '1'
                when person.is_active and person.ends < 'infinity' then '2' || person.ends
                when not person.is_active then '3' || person.starts
                when person.is_active then '4' else '5' end collate "C"`,
  join: sql`${ofTicket(ticketsOf(call))} left join (${peopleAwaitingPickup(ticketsOf(call))}) as awaiting
    on awaiting.holder_id = holder.id`,
});

/** The zones of a ticket, the name of a subscription. */
function whatOf(ticket: SubscriberEntry['ticket'], language: Language): string | null {
  if (!ticket) return null;
  if (ticket.type !== 'TICKET') return subscriptionTypeNames[ticket.type][language];
  return ticket.allZones ? subscriberTexts[language].allZones : ticket.zones.join(' – ');
}

/** Housing associations have residents. */
const serviceOf = ({ scope, params }: SubscriberCall) =>
  servicesIn({ scope, services: subscriberServiceIds }, params.id)[0] ?? 'company-tickets';

const wordsOfService = {
  fileName: (call: SubscriberCall) =>
    `${subscriberTexts[call.language].fileName[serviceOf(call)]}-${call.params.id}-${call.today.toString()}`,
  headings: (call: SubscriberCall) => ({
    employeeId: subscriberTexts[call.language].employeeId[serviceOf(call)],
  }),
};
