import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why the tickets of a family were not ended, in the file of rows that were not done. */
export const leaverReasons: Readonly<
  Record<ServiceFault<typeof freeTicketLeavers>, BilingualText>
> = {
  FAMILY_HAS_CHANGED: rowRefusals.FAMILY_HAS_CHANGED,
  END_ALREADY_SET: rowRefusals.END_ALREADY_SET,
  TICKET_NOT_ENDABLE: rowRefusals.TICKET_NOT_ENDABLE,
  END_DATE_NOT_OFFERED: rowRefusals.LAST_DAY_NOT_OFFERED,
  NOT_COMPARED: rowRefusals.NOT_COMPARED,
};
