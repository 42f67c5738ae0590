import type { RecordedChange } from '#changes/change-path.ts';
import type { PhoneTicketRow } from './phone-ticket.query.ts';

type TicketKey = Pick<PhoneTicketRow, 'id' | 'company_id' | 'holder_id'>;

/** What each recorded change of a ticket has; a code on a list has no holder. */
export const recordOfTicket = ({
  id,
  company_id,
  holder_id,
}: TicketKey): Pick<RecordedChange, 'companyId' | 'subject' | 'about'> => ({
  companyId: company_id,
  subject: { type: 'ticket', id },
  about: { ticketId: id, ...(holder_id !== null && { holderId: holder_id }) },
});
