import { birthdayActs } from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import * as z from 'zod/mini';
import { batchService } from './batch-service.ts';
import { slashOrderOption } from './option-fields.ts';
import { personColumns } from './shared-columns.ts';

/** Shown, not read back: the ticket of a row says who its holder is. */
const anyText = z.string();

/** One thing that is done to the free tickets of people who were ticked in the list of birthdays. */
export const freeTicketBirthdays = batchService({
  name: 'free-ticket-birthdays',
  needs: 'freeTicket',
  needsToRead: 'freeTicket',
  maxRows: 5_000,
  options: z.strictObject({ act: z.enum(birthdayActs), slashOrder: slashOrderOption }),
  exampleOptions: { act: 'new-profile' },
  columns: {
    ticketId: {
      as: 'text',
      schema: z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'wrongFormat' })),
      headings: { nb: ['Billett-id'], en: ['Ticket id'] },
      example: '1',
      isRequired: true,
      isHidden: true,
    },
    employeeId: {
      ...personColumns.employeeId,
      as: 'text',
      schema: anyText,
      isRequired: false,
      isIdentity: true,
    },
    firstName: { ...personColumns.firstName, as: 'text', schema: anyText, isRequired: false },
    lastName: { ...personColumns.lastName, as: 'text', schema: anyText, isRequired: false },
  },
  faults: [
    'TICKET_NOT_FOUND',
    /** Nothing about it in the next 12 months that the act is for. */
    'AGE_CHANGES_NOTHING',
    'TICKET_NOT_CHANGEABLE',
    'PROFILE_DAY_NOT_OFFERED',
    'PRODUCT_NOT_OFFERED',
    'TICKET_NOT_ENDABLE',
    'END_DATE_NOT_OFFERED',
  ],
  generalFaults: [],
});
