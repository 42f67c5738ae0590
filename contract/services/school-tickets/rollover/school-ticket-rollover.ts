import { rolloverActs } from '@takst/domain/services/school-tickets/rollover/rollover-act.ts';
import { twoHomesRefusals } from '@takst/domain/services/school-tickets/two-homes-refusal.ts';
import * as z from 'zod/mini';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { slashOrderOption } from '#ticketing/batches/option-fields.ts';
import { personColumns } from '#ticketing/batches/shared-columns.ts';
import { pupilFields } from '../order/order-school-tickets.contract.ts';

/** Shown, not read back: the ticket of a row says who its pupil is. */
const anyText = z.string();

/** Tickets of the next school year for the pupils of this one, or those of such a batch taken back. */
export const schoolTicketRollover = batchService({
  name: 'school-ticket-rollover',
  needs: 'school.order',
  needsToRead: 'school',
  maxRows: 10_000,
  options: z.strictObject({
    act: z.enum(rolloverActs),
    /** The calendar year in which the next school year begins. */
    beginsIn: z.int(),
    slashOrder: slashOrderOption,
  }),
  exampleOptions: { act: 'order', beginsIn: 2026 },
  columns: {
    /** The ticket of this year that a new one follows; when orders are taken back, the new ticket. */
    ticketId: {
      as: 'text',
      schema: z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'wrongFormat' })),
      headings: { nb: ['Billett-id'], en: ['Ticket id'] },
      example: '1',
      isRequired: true,
      isHidden: true,
    },
    firstName: { ...personColumns.firstName, as: 'text', schema: anyText, isRequired: false },
    lastName: { ...personColumns.lastName, as: 'text', schema: anyText, isRequired: false },
    fullName: personColumns.fullName,
    className: {
      as: 'text',
      schema: pupilFields.className,
      headings: { nb: ['Klasse neste år'], en: ['Class next year'] },
      example: '9A',
      isRequired: true,
    },
  },
  faults: [
    'TICKET_NOT_FOUND',
    /** Another user changed the pupil's ticket between the check and the order. */
    'TICKET_CHANGED',
    'NAMELESS_CARD',
    'HAS_NEXT_TICKET',
    'PHONE_NOT_VALID',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'START_DATE_NOT_OFFERED',
    'INVALID_ZONE_FROM',
    'INVALID_ZONE_TO',
    'PRODUCT_NOT_OFFERED',
    'MEDIUM_NOT_OFFERED',
    'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    'CARD_NUMBER_INVALID',
    'MOBILE_TICKET_INVALID_PHONE',
    'CONFLICTING_TICKET',
    'PHONE_HAS_TICKET',
    'CARD_HAS_TICKET',
    ...twoHomesRefusals,
    /** Only when orders are taken back. */
    'NOT_ORDERED_TODAY',
    'TICKET_NOT_PENDING',
  ],
  faultsOfExisting: ['HAS_NEXT_TICKET', 'CONFLICTING_TICKET'],
  generalFaults: ['YEAR_NOT_OPEN'],
});
