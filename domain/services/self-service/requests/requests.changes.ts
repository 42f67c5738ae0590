import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to requests for tickets. */
export const requestKinds = {
  'request-ticket': {
    of: 'subject',
    name: { nb: 'Billett forespurt', en: 'Ticket requested' },
    action: { nb: 'ba om billett, forespørsel', en: 'asked for a ticket, request' },
  },
  'approve-ticket-request': {
    of: 'ticket',
    name: { nb: 'Forespørsel godkjent', en: 'Ticket request approved' },
    action: { nb: 'godkjente forespørselen om billett', en: 'approved the request for the ticket' },
  },
  'reject-ticket-request': {
    of: 'subject',
    name: { nb: 'Forespørsel avslått', en: 'Ticket request rejected' },
    action: { nb: 'avslo forespørsel', en: 'rejected request' },
  },
} as const satisfies ChangeKinds;
