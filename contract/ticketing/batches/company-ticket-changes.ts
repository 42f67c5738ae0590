import { changeActs } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import * as z from 'zod/mini';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { batchService } from './batch-service.ts';
import { agreementOption, slashOrderOption, zoneOption } from './option-fields.ts';
import { personColumns, ticketColumns } from './shared-columns.ts';

/** Names are only shown; the employee number or the phone identifies the person of a row. */
const anyName = z.string();

/** One thing that is done to the company tickets of many people; all rows of a batch are for the same. */
export const companyTicketChanges = batchService({
  name: 'company-ticket-changes',
  needs: 'companyTicket',
  needsToRead: 'companyTicket',
  maxRows: 10_000,
  options: z.strictObject({
    act: z.enum(changeActs),
    /** Of the ticket, or with its old zones. */
    lastDay: z._default(z.nullable(calendarDate), null),
    zoneFrom: z._default(zoneOption, null),
    zoneTo: z._default(zoneOption, null),
    validAllZones: z._default(z.boolean(), false),
    agreementName: z._default(agreementOption, null),
    slashOrder: slashOrderOption,
  }),
  // The reference of all is asked first: without it, rows would be wrong for no reason of their own.
  questions: [
    {
      code: 'AGREEMENT_NOT_CHOSEN',
      columns: ['agreement'],
      isAnswered: ({ act, agreementName }) => act !== 'change-agreement' || agreementName !== null,
    },
  ],
  exampleOptions: { act: 'resend-pickup-code' },
  columns: {
    /** The id of a person who was ticked in the list; then no other column identifies the person. */
    subscriberId: {
      as: 'text',
      schema: z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'wrongFormat' })),
      headings: { nb: ['Takst-id'], en: ['Takst ID'] },
      example: '1',
      isRequired: false,
      isHidden: true,
    },
    employeeId: {
      ...personColumns.employeeId,
      as: 'text',
      schema: employeeId,
      isRequired: false,
      isIdentity: true,
    },
    phone: { ...personColumns.phone, isRequired: false, isIdentity: true },
    firstName: { ...personColumns.firstName, as: 'text', schema: anyName, isRequired: false },
    lastName: { ...personColumns.lastName, as: 'text', schema: anyName, isRequired: false },
    fullName: personColumns.fullName,
    lastDay: {
      as: 'date',
      headings: {
        nb: ['Siste dag', 'Sluttdato', 'Gyldig til', 'Slutt'],
        en: ['Last day', 'End date', 'Valid to', 'End'],
      },
      example: '31.03.2026',
      isRequired: false,
      onlyWith: { option: 'act', values: ['end', 'change-zone'] },
    },
    zoneFrom: {
      ...ticketColumns.zoneFrom,
      onlyWith: { option: 'act', values: ['change-zone'] },
    },
    zoneTo: { ...ticketColumns.zoneTo, onlyWith: { option: 'act', values: ['change-zone'] } },
    agreement: {
      ...ticketColumns.agreement,
      onlyWith: { option: 'act', values: ['change-agreement'] },
    },
  },
  faults: [
    'SUBSCRIBER_NOT_FOUND',
    'SEVERAL_PEOPLE',
    'DIFFERENT_PEOPLE',
    /** Nothing stands above the table of those who were ticked. */
    'NOT_CHOSEN',
    'NO_ACTIVE_TICKET',
    'END_ALREADY_SET',
    'ALREADY_DOWNLOADED',
    'NO_PICKUP_CODE',
    'PICKUP_CODE_JUST_SENT',
    'TICKET_NOT_ENDABLE',
    'TICKET_NOT_CHANGEABLE',
    'END_DATE_NOT_OFFERED',
    'ZONES_UNCHANGED',
    'ZONES_NOT_OFFERED',
    'PRODUCT_NOT_OFFERED',
    'AGREEMENT_UNCHANGED',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'NOTHING_TO_TAKE_BACK',
    /** Of changes that were made before they were batches. */
    'NOT_ALLOWED',
  ],
  generalFaults: ['AGREEMENT_NOT_CHOSEN'],
});
