import {
  monthActs,
  personFilters,
  personStates,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { calendarDate, id, idInQuery } from '#platform/calls/scalars.ts';
import { orderableType } from '#catalogue/products/available-subscription.schema.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';
import { costCentre } from './cost-centre.schema.ts';
import { subscriber } from './subscriber.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** What a row shows of the ticket or subscription that speaks for the person. */
const listedTicket = z.object({
  type: orderableType,
  status: ticketStatus,
  startDate: calendarDate,
  /** Of a living one the last day of all that the person has: a change of zones is no end. */
  expirationDate: z.nullable(calendarDate),
  awaitsPickup: z.boolean(),
  /** Names of the zones from and to, once when they are the same; empty for all zones and for a subscription. */
  zones: z.array(z.string()),
  allZones: z.boolean(),
  invoiceReference: z.string(),
});

/** One row of the employee list (spec 2 §3). */
const subscriberEntry = z.extend(subscriber, {
  /** Of the company's list; null for none, as for residents. */
  costCentre: z.nullable(costCentre),
  /** The most living of the person's tickets and subscriptions; null without any. */
  status: z.nullable(ticketStatus),
  /** That ticket or subscription. */
  ticket: z.nullable(listedTicket),
});
export type SubscriberEntry = z.output<typeof subscriberEntry>;

export const subscriberList = listOf({
  path: '/api/subscriber/by-company-id/{id}',
  summary: 'The people of a company, with or without tickets, by name',
  plural: 'people',
  needs: anySubscriberService,
  company: 'id',
  filters: personFilters,
  choices: {
    /** People with a living ticket or subscription under this agreement. */
    agreementId: { schema: idInQuery, address: 'agreement' },
    /** People who have this cost centre, or none. */
    costCentre: { schema: z.union([z.literal('none'), idInQuery]), address: 'cost-centre' },
  },
  columns: {
    firstName: { heading: { nb: 'Fornavn', en: 'First name' }, file: true, sort: true },
    lastName: { heading: { nb: 'Etternavn', en: 'Last name' }, file: true, sort: true },
    /** Companies have names of their own for it. */
    employeeId: {
      heading: { nb: 'Ansattnr.', en: 'Employee number' },
      file: { nb: 'Ansattnummer', en: 'Employee id' },
      sort: true,
    },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' }, file: true, sort: true },
    costCentre: {
      heading: { nb: 'Kostnadssted', en: 'Cost centre' },
      file: true,
      sort: true,
    },
    zones: { heading: { nb: 'Soner', en: 'Zones' }, file: true, sort: true },
    invoiceReference: {
      heading: { nb: 'Referanse', en: 'Reference' },
      file: { nb: 'Fakturareferanse', en: 'Invoice reference' },
      sort: true,
    },
    status: { heading: { nb: 'Status', en: 'Status' }, file: true, sort: true },
    startDate: { file: { nb: 'Første dag', en: 'First day' } },
    expirationDate: { file: { nb: 'Siste dag', en: 'Last day' } },
  },
  sortedBy: 'lastName',
  entry: subscriberEntry,
  counts: {
    of: personStates,
    also: {
      /** For how many people each was done this month. */
      acts: z.record(z.enum(monthActs), z.int()),
      /** Agreements with a living ticket or subscription, by invoice reference, and how many people have one. */
      agreements: z.array(z.object({ id, invoiceReference: z.string(), people: z.int() })),
      /** Cost centres that people have, by code, and how many have each. */
      costCentres: z.array(z.extend(costCentre, { people: z.int() })),
    },
  },
  file: { nb: 'ansatte', en: 'employees' },
});
export const {
  list: listSubscribers,
  counts: countSubscribers,
  csv: downloadSubscribers,
} = subscriberList;
