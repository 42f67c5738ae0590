import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketEnds } from '@takst/contract/ticketing/batches/free-ticket-ends.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a ticket was not ended, in the file of rows that were not done. */
export const freeEndReasons: Readonly<Record<ServiceFault<typeof freeTicketEnds>, BilingualText>> =
  {
    PERSON_NOT_FOUND: rowRefusals.PERSON_NOT_FOUND,
    SEVERAL_PEOPLE: rowRefusals.SEVERAL_PEOPLE,
    NAME_UNKNOWN: rowRefusals.NAME_UNKNOWN,
    NO_TICKET: rowRefusals.NO_TICKET,
    END_ALREADY_SET: rowRefusals.END_ALREADY_SET,
    TICKET_NOT_ENDABLE: rowRefusals.TICKET_NOT_ENDABLE,
    END_DATE_NOT_OFFERED: rowRefusals.LAST_DAY_NOT_OFFERED,
  };
