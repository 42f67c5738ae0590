import type { SchoolTicket } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import type { Visitor } from './browser.ts';

type FoundTicket = Pick<SchoolTicket, 'id' | 'firstName' | 'lastName' | 'className'>;
type SchoolTicketFilter = Partial<
  Pick<
    SchoolTicket,
    'status' | 'mediaType' | 'travelCardState' | 'firstName' | 'downloadedToPhone' | 'feeOwed'
  >
>;

/** Finds a school ticket that is not ended early, the one at a place among its like, by calls from inside the page. */
export function findSchoolTicket(
  { page }: Visitor,
  filter: SchoolTicketFilter,
  place = 0,
): Promise<FoundTicket> {
  return page.evaluate(
    async ({ filter, place }) => {
      const fetchMatches = async (path: string) => {
        const answer = await fetch(path);
        const { matches = [] }: { matches?: Record<string, unknown>[] } = answer.ok
          ? await answer.json()
          : {};
        return matches;
      };
      const companies = await fetchMatches('/user-api/auth/companies');
      for (const { id } of companies) {
        const path = `/schoolticket-api/ticket/by-company-id/${id}?maxEntries=1000&offset=0`;
        const matches = (await fetchMatches(path)).filter(
          (ticket) =>
            ticket['allZones'] === false &&
            String(ticket['expirationDate']).endsWith('-06-30') &&
            // The card by which lists are searched stays as it is.
            ticket['cardNumber'] !== '1234567890123456' &&
            Object.entries(filter).every(([name, value]) => ticket[name] === value),
        );
        if (matches[place]) return matches[place] as FoundTicket;
      }
      throw new Error(`nobody has a school ticket like ${JSON.stringify(filter)}`);
    },
    { filter, place },
  );
}
