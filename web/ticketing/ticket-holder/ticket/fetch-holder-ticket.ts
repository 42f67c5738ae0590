import type {
  getHolderTicket,
  HolderTicketOnTheWire,
} from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { RawAnswer } from '#platform/api/answers-with-page.ts';

export type TicketProblem = 'not-found' | 'too-many' | 'offline' | 'trouble';

/** Checked against the contract by the compiler alone: its schemas would be a third of the page's script (docs/decisions/0119). */
const path: (typeof getHolderTicket)['path'] = '/holder-api/tickets/{token}';

export const ticketAddress = (token: string): string =>
  path.replace('{token}', () => encodeURIComponent(token));

/** Shorter than that of other calls: the holder may be waiting to board. */
const timeoutMs = 15_000;

/** The ticket of a link as it is now, or why it did not come. */
export async function fetchHolderTicket(
  token: string,
): Promise<HolderTicketOnTheWire | TicketProblem> {
  try {
    const answer = await fetch(ticketAddress(token), {
      headers: { accept: 'application/json' },
      // Past the browser's cache, in which a request waits for an earlier one that has got no answer.
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ticketIn({ status: answer.status, text: await answer.text() });
  } catch {
    return 'offline';
  }
}

/** What an answer of the call says. */
export function ticketIn({ status, text }: RawAnswer): HolderTicketOnTheWire | TicketProblem {
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many';
  const ticket = status === 200 ? parseJson(text) : null;
  return isTicket(ticket) ? ticket : 'trouble';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer with these fields is the call's, and not, say, that of a sign-in page of a public network. */
const isTicket = (value: unknown): value is HolderTicketOnTheWire =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  'answeredAt' in value &&
  typeof value.answeredAt === 'string';
