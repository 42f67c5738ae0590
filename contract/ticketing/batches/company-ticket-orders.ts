import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import * as z from 'zod/mini';
import { employeeIdFor } from '#ticketing/subscribers/employee-id.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { holderName } from '#platform/calls/text-fields.ts';
import { batchService } from './batch-service.ts';
import { agreementOption, slashOrderOption, zoneOption } from './option-fields.ts';
import { personColumns, ticketColumns } from './shared-columns.ts';

/** The columns of orders for the people of a company, whose number has the length of the service (spec 2 §5). */
export const ticketOrderColumns = (service: SubscriberServiceId) =>
  ({
    firstName: { ...personColumns.firstName, as: 'text', schema: holderName, isRequired: true },
    lastName: { ...personColumns.lastName, as: 'text', schema: holderName, isRequired: true },
    fullName: personColumns.fullName,
    phone: { ...personColumns.phone, isRequired: true },
    employeeId: {
      ...personColumns.employeeId,
      as: 'text',
      schema: employeeIdFor(service),
      isRequired: true,
    },
    agreement: ticketColumns.agreement,
    startDate: {
      as: 'date',
      headings: {
        nb: ['Startdato', 'Gyldig fra', 'Billett fra'],
        en: ['Start date', 'Valid from', 'Ticket from'],
      },
      example: '01.04.2026',
      isRequired: false,
    },
    zoneFrom: ticketColumns.zoneFrom,
    zoneTo: ticketColumns.zoneTo,
  }) as const;

/** Company tickets for many people (design: batches, “order for many”). */
export const companyTicketOrders = batchService({
  name: 'company-ticket-orders',
  needs: 'companyTicket.order',
  needsToRead: 'companyTicket',
  maxRows: 10_000,
  options: z.strictObject({
    agreementName: agreementOption,
    startDate: z.nullable(calendarDate),
    zoneFrom: zoneOption,
    zoneTo: zoneOption,
    validAllZones: z._default(z.boolean(), false),
    /** Known people get the names of the rows; without it they keep theirs. */
    hasNewNames: z._default(z.boolean(), false),
    slashOrder: slashOrderOption,
  }),
  // From where to where and from when say what each row costs; a reference says who pays.
  questions: [
    {
      code: 'ZONES_NOT_CHOSEN',
      columns: ['zoneFrom', 'zoneTo'],
      isAnswered: ({ zoneFrom, validAllZones }) => zoneFrom !== null || validAllZones === true,
    },
    {
      code: 'START_DATE_NOT_CHOSEN',
      columns: ['startDate'],
      isAnswered: ({ startDate }) => startDate !== null,
    },
    {
      code: 'AGREEMENT_NOT_CHOSEN',
      columns: ['agreement'],
      isAnswered: ({ agreementName }) => agreementName !== null,
    },
  ],
  exampleOptions: {
    agreementName: '500001',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  columns: ticketOrderColumns('company-tickets'),
  faults: [
    'TICKET_ALREADY_HELD',
    'START_DATE_IN_QUARANTINE',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'START_DATE_NOT_OFFERED',
    'ZONES_NOT_OFFERED',
    'PROFILE_NOT_OFFERED',
    'PRODUCT_NOT_OFFERED',
    'PHONE_NOT_MOBILE',
  ],
  generalFaults: [
    'NO_VALID_AGREEMENT',
    'ZONES_NOT_CHOSEN',
    'START_DATE_NOT_CHOSEN',
    'AGREEMENT_NOT_CHOSEN',
  ],
});
