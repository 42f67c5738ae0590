import * as z from 'zod/mini';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { holderName } from '#platform/calls/text-fields.ts';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { slashOrderOption } from '#ticketing/batches/option-fields.ts';
import { personColumns } from '#ticketing/batches/shared-columns.ts';

/**
 * Compares a company's list of employees with the holders of free tickets: an employee who is not on the list has left, with
 * the family (docs/decisions/0095). Includes agreements that have ended, so that they can be wound up.
 */
export const freeTicketLeavers = batchService({
  name: 'free-ticket-leavers',
  needs: 'freeTicket',
  needsToRead: 'freeTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** Whether the list is complete: only a complete list proposes leavers. */
    isWhole: z.boolean(),
    /** Of tickets that are ended; null for the last day of this month. */
    lastDay: z.nullable(calendarDate),
    slashOrder: slashOrderOption,
  }),
  exampleOptions: { isWhole: true, lastDay: null },
  // Employee numbers are enough; the other columns only guard against mix-ups.
  columns: {
    firstName: { ...personColumns.firstName, as: 'text', schema: holderName, isRequired: false },
    lastName: { ...personColumns.lastName, as: 'text', schema: holderName, isRequired: false },
    fullName: personColumns.fullName,
    phone: { ...personColumns.phone, isRequired: false },
    employeeId: {
      ...personColumns.employeeId,
      as: 'text',
      schema: employeeId,
      isRequired: false,
      isIdentity: true,
    },
  },
  faults: [
    /** A family member got or lost a ticket since the list was compared. */
    'FAMILY_HAS_CHANGED',
    'END_ALREADY_SET',
    'TICKET_NOT_ENDABLE',
    'END_DATE_NOT_OFFERED',
    'NOT_COMPARED',
  ],
  generalFaults: [],
});
