import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { pupilTwice, schoolOrderReasons } from '../order-many/school-order-reasons.texts.ts';

const { PHONE_AND_CARD: _ofTypedRows, ...orderReasons } = schoolOrderReasons;

/** Why a row of the next school year was not carried out, in the file of rows that were not done. */
export const rolloverReasons: Readonly<
  Record<ServiceFault<typeof schoolTicketRollover> | 'ROW_TWICE', BilingualText>
> = {
  ...orderReasons,
  ROW_TWICE: pupilTwice,
  TICKET_NOT_FOUND: rowRefusals.TICKET_NOT_FOUND,
  TICKET_CHANGED: rowRefusals.PUPIL_CHANGED,
  NAMELESS_CARD: rowRefusals.NAMELESS_CARD,
  HAS_NEXT_TICKET: rowRefusals.HAS_NEXT_TICKET,
  PHONE_NOT_VALID: rowRefusals.PUPIL_PHONE_NOT_VALID,
  NOT_ORDERED_TODAY: rowRefusals.NOT_ORDERED_TODAY,
  TICKET_NOT_PENDING: rowRefusals.PUPIL_TICKET_BEGUN,
};
