import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import {
  type TimedTicket,
  timedStatus,
} from '@takst/domain/ticketing/tickets/timed-status.rules.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Status } from '#platform/design/page/status.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';

/** The status of a ticket with the day that matters: 'Gyldig til 30. nov.'. */
export function TicketStatus({ ticket }: { ticket: TimedTicket | null }) {
  const { today } = useSignedIn();
  const language = usePageLanguage();
  if (!ticket) return <Status status="none" />;
  const { name, date } = timedStatus(ticket);
  return <Status status={name} date={date ? formatShortDate(date, { language, today }) : ''} />;
}

export const IssuedTicketStatus = ({ ticket }: { ticket: IssuedTicket }) => (
  <TicketStatus
    ticket={{ ...ticket, awaitsPickup: ticket.pickupCode !== null && !ticket.downloadedToPhone }}
  />
);
