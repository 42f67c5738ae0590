import * as z from 'zod/mini';
import { employeeIdFor } from '#ticketing/subscribers/employee-id.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { holderName, requiredText } from '#platform/calls/text-fields.ts';
import { batchService } from './batch-service.ts';
import { agreementOption, slashOrderOption, zoneOption } from './option-fields.ts';
import { personColumns } from './shared-columns.ts';

/** A company's list of employees, compared with those who have tickets there (docs/decisions/0047). */
export const companyTicketRoster = batchService({
  name: 'company-ticket-roster',
  needs: 'companyTicket.order',
  needsToRead: 'companyTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** Whether the list is complete: only a complete list proposes leavers. */
    isWhole: z.boolean(),
    /** Of tickets that are ended; null for the last day of this month. */
    lastDay: z.nullable(calendarDate),
    /** For those who join. */
    agreementName: agreementOption,
    startDate: z.nullable(calendarDate),
    zoneFrom: zoneOption,
    zoneTo: zoneOption,
    validAllZones: z._default(z.boolean(), false),
    slashOrder: slashOrderOption,
  }),
  exampleOptions: {
    isWhole: true,
    lastDay: null,
    agreementName: '500001',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  // None is required: lists lack some columns and still identify a person.
  columns: {
    firstName: { ...personColumns.firstName, as: 'text', schema: holderName, isRequired: false },
    lastName: { ...personColumns.lastName, as: 'text', schema: holderName, isRequired: false },
    fullName: personColumns.fullName,
    phone: { ...personColumns.phone, isRequired: false },
    employeeId: {
      ...personColumns.employeeId,
      as: 'text',
      schema: employeeIdFor('company-tickets'),
      isRequired: false,
    },
    department: {
      as: 'text',
      schema: requiredText(200),
      headings: {
        nb: ['Avdeling', 'Fakturareferanse', 'Kostnadssted', 'Avtale', 'Referanse'],
        en: ['Department', 'Invoice reference', 'Cost centre', 'Agreement', 'Reference'],
      },
      example: 'Oslo kontor',
      isRequired: false,
    },
  },
  faults: [
    'SUBSCRIBER_NOT_FOUND',
    'NEVER_LEAVER',
    'NO_ACTIVE_TICKET',
    'END_ALREADY_SET',
    'TICKET_NOT_ENDABLE',
    'END_DATE_NOT_OFFERED',
    'TICKET_NOT_CHANGEABLE',
    'PHONE_OF_ANOTHER',
    'START_DATE_MISSING',
    'ZONES_MISSING',
    'TICKET_ALREADY_HELD',
    'SUBSCRIPTION_ALREADY_HELD',
    'START_DATE_IN_QUARANTINE',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'START_DATE_NOT_OFFERED',
    'ZONES_NOT_OFFERED',
    'PROFILE_NOT_OFFERED',
    'PRODUCT_NOT_OFFERED',
    'PHONE_NOT_MOBILE',
    'NOT_COMPARED',
  ],
  generalFaults: [],
});
