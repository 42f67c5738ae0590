import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketBirthdays } from '@takst/contract/ticketing/batches/free-ticket-birthdays.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a ticket was left as it was, in the file of rows that were not done. */
export const birthdayReasons: Readonly<
  Record<ServiceFault<typeof freeTicketBirthdays>, BilingualText>
> = {
  TICKET_NOT_FOUND: rowRefusals.TICKET_NOT_FOUND,
  AGE_CHANGES_NOTHING: rowRefusals.AGE_CHANGES_NOTHING,
  TICKET_NOT_CHANGEABLE: rowRefusals.TICKET_NOT_CHANGEABLE,
  PROFILE_DAY_NOT_OFFERED: rowRefusals.PROFILE_DAY_NOT_OFFERED,
  PRODUCT_NOT_OFFERED: rowRefusals.PRODUCT_NOT_OFFERED,
  TICKET_NOT_ENDABLE: rowRefusals.TICKET_NOT_ENDABLE,
  END_DATE_NOT_OFFERED: rowRefusals.LAST_DAY_NOT_OFFERED,
};
