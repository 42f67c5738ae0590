import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { Visitor } from './browser.ts';

/** As the page of a test gets it: dates are text. */
type FoundTicket = Pick<FreeTicket, 'id' | 'employeeId' | 'firstName' | 'lastName'>;
type FreeTicketFilter = Partial<
  Pick<FreeTicket, 'status' | 'downloadedToPhone' | 'travelCardState' | 'ticketHolderType'>
>;

/** Finds a free ticket, of those that go on one that nobody has ended, by calls from inside the page. */
export function findFreeTicket({ page }: Visitor, filter: FreeTicketFilter): Promise<FoundTicket> {
  return page.evaluate(async (filter) => {
    const fetchMatches = async (path: string) => {
      const answer = await fetch(path);
      const { matches = [] }: { matches?: Record<string, unknown>[] } = answer.ok
        ? await answer.json()
        : {};
      return matches;
    };
    const companies = await fetchMatches('/user-api/auth/companies');
    for (const { id } of companies) {
      const query = `maxEntries=100&offset=0&searchFor=&statusFilter=${filter.status ?? 'active'}`;
      const path = `/freeticket-api/ticket/by-company-id/${id}?${query}`;
      const match = (await fetchMatches(path)).find(
        (ticket) =>
          (ticket['endedOn'] === null || ticket['status'] === 'expired') &&
          Object.entries(filter).every(([name, value]) => ticket[name] === value),
      );
      if (match) return match as FoundTicket;
    }
    throw new Error(`nobody has a free ticket like ${JSON.stringify(filter)}`);
  }, filter);
}

export const familyPath = ({ id }: Pick<FreeTicket, 'id'>): string => `/fribilletter/${id}`;
