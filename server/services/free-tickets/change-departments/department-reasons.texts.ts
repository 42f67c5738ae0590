import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketDepartments } from '@takst/contract/ticketing/batches/free-ticket-departments.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a department was not changed, in the file of rows that were not done. */
export const departmentReasons: Readonly<
  Record<ServiceFault<typeof freeTicketDepartments>, BilingualText>
> = {
  PERSON_NOT_FOUND: rowRefusals.PERSON_NOT_FOUND,
  SEVERAL_PEOPLE: rowRefusals.SEVERAL_PEOPLE,
  NAME_UNKNOWN: rowRefusals.NAME_UNKNOWN,
  NO_TICKET: rowRefusals.NO_TICKET,
  TICKET_NOT_CHANGEABLE: rowRefusals.TICKET_NOT_CHANGEABLE,
  DAY_NOT_OFFERED: rowRefusals.DAY_NOT_OFFERED,
  AGREEMENT_UNCHANGED: rowRefusals.AGREEMENT_UNCHANGED,
  AGREEMENT_NOT_FOUND: rowRefusals.AGREEMENT_NOT_FOUND,
  AGREEMENT_NOT_VALID: rowRefusals.AGREEMENT_NOT_VALID,
};
