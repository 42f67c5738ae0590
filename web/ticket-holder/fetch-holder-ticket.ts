import type {
  getHolderTicket,
  HolderTicketOnTheWire,
} from '@takst/contract/company-tickets/phone/get-holder-ticket.contract.ts';
import { deviceTime } from './device-clock.ts';

const address: (typeof getHolderTicket)['path'] = '/holder-api/tickets/{token}';
const timeoutMs = 15_000;

export type FetchedTicket = {
  readonly ticket: HolderTicketOnTheWire;
  /** What to add to this device's clock to have the server's, in milliseconds. */
  readonly clockOffset: number;
};
export type NotFetched = 'not-found' | 'too-many' | 'offline' | 'trouble';

/**
 * Asks for the ticket of a link. Not through `call`: the page is opened on the way to the bus, so it
 * carries no schemas; the types are the contract's all the same.
 */
export async function fetchHolderTicket(token: string): Promise<FetchedTicket | NotFetched> {
  try {
    const response = await fetch(address.replace('{token}', encodeURIComponent(token)), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return 'not-found';
    if (response.status === 429) return 'too-many';
    if (!response.ok) return 'trouble';
    const ticket = (await response.json()) as HolderTicketOnTheWire;
    return { ticket, clockOffset: momentOf(ticket.answeredAt) - deviceTime() };
  } catch {
    return 'offline';
  }
}

/** Milliseconds since 1970. */
export const momentOf = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds;
