import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
import { batchService } from './batch-service.ts';
import { departmentColumn, freePersonColumns } from './free-ticket-columns.ts';
import { agreementOption, slashOrderOption } from './option-fields.ts';

/** New departments for the free tickets of many people (spec 3 §5, "Mass change department"). */
export const freeTicketDepartments = batchService({
  name: 'free-ticket-departments',
  needs: 'freeTicket',
  needsToRead: 'freeTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** The department of rows that name none. */
    agreementName: agreementOption,
    /** The first day in it, for tickets on a phone; those on cards change on the next 1st. */
    changeFrom: z.nullable(calendarDate),
    slashOrder: slashOrderOption,
  }),
  questions: [
    {
      code: 'CHANGE_DATE_NOT_CHOSEN',
      columns: [],
      isAnswered: ({ changeFrom }) => changeFrom !== null,
    },
    {
      code: 'AGREEMENT_NOT_CHOSEN',
      columns: ['agreement'],
      isAnswered: ({ agreementName }) => agreementName !== null,
    },
  ],
  exampleOptions: { agreementName: '500001', changeFrom: '2026-04-01' },
  columns: { ...freePersonColumns, agreement: departmentColumn },
  faults: [
    'PERSON_NOT_FOUND',
    'SEVERAL_PEOPLE',
    'NAME_UNKNOWN',
    'NO_TICKET',
    'TICKET_NOT_CHANGEABLE',
    'DAY_NOT_OFFERED',
    'AGREEMENT_UNCHANGED',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
  ],
  generalFaults: ['CHANGE_DATE_NOT_CHOSEN', 'AGREEMENT_NOT_CHOSEN'],
});
