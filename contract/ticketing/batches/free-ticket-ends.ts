import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
import { batchService } from './batch-service.ts';
import { freePersonColumns } from './free-ticket-columns.ts';
import { slashOrderOption } from './option-fields.ts';

/**
 * Ends of the free tickets of many people (spec 3 §5, "Mass end"). Under an agreement that has ended too, so that it can
 * be wound up.
 */
export const freeTicketEnds = batchService({
  name: 'free-ticket-ends',
  needs: 'freeTicket',
  needsToRead: 'freeTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** Of rows that name none. */
    lastDay: z.nullable(calendarDate),
    slashOrder: slashOrderOption,
  }),
  questions: [
    {
      code: 'LAST_DAY_NOT_CHOSEN',
      columns: ['lastDay'],
      isAnswered: ({ lastDay }) => lastDay !== null,
    },
  ],
  exampleOptions: { lastDay: '2026-04-30' },
  columns: {
    ...freePersonColumns,
    lastDay: {
      as: 'date',
      headings: {
        nb: ['Siste dag', 'Sluttdato', 'Gyldig til', 'Slutt'],
        en: ['Last day', 'End date', 'Valid to', 'End'],
      },
      example: '31.03.2026',
      isRequired: false,
    },
  },
  faults: [
    'PERSON_NOT_FOUND',
    'SEVERAL_PEOPLE',
    'NAME_UNKNOWN',
    'NO_TICKET',
    'END_ALREADY_SET',
    'TICKET_NOT_ENDABLE',
    'END_DATE_NOT_OFFERED',
  ],
  generalFaults: ['LAST_DAY_NOT_CHOSEN'],
});
