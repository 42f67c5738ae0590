import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { call } from '#platform/api/call.ts';
import { reportError } from '#platform/api/report-error.ts';

/** Sends an approval whose page is left; one that is refused stays in the list, where it is seen again. */
export function sendOnLeaving(
  { id }: TicketRequest,
  onApproved: (reply: Reply<typeof approveTicketRequest>) => void,
): void {
  call(approveTicketRequest, { body: { ticketRequestId: id } }, { keepalive: true })
    .then((outcome) => 'reply' in outcome && onApproved(outcome.reply))
    .catch((error: unknown) => void reportError('failed-call', error));
}
