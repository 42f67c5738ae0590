import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { Visitor } from './browser.ts';

type Ticket = Omit<IssuedTicket, 'expirationDate'> & { expirationDate: string | null };
export type TicketFilter = Partial<
  Pick<Ticket, 'status' | 'downloadedToPhone' | 'expirationDate' | 'allZones'>
>;

/** Finds an employee whose newest ticket matches, by calls from inside the page. */
export function findEmployee(
  { page }: Visitor,
  company: string,
  filter: TicketFilter,
): Promise<Ticket> {
  return page.evaluate(
    async ({ company, filter }) => {
      const fetchJson = async (path: string) => (await fetch(path)).json();
      const companies: { matches: { id: number; name: string }[] } = await fetchJson(
        '/user-api/auth/companies',
      );
      const id = companies.matches.find(({ name }) => name === company)?.id;
      type Person = { id: number; ticket: { status: string } | null };
      for (let offset = 0; offset < 200; offset += 50) {
        const query = `maxEntries=50&offset=${offset}&searchFor=`;
        const list: { matches: Person[] } = await fetchJson(
          `/api/subscriber/by-company-id/${id}?${query}`,
        );
        // The tickets of each are a call: those whose row looks like it come first.
        const isUnlikely = ({ ticket }: Person) =>
          Number(filter.status !== undefined && ticket?.status !== filter.status);
        const people = list.matches.toSorted((one, other) => isUnlikely(one) - isUnlikely(other));
        for (const person of people) {
          const [newest]: Ticket[] = await fetchJson(`/api/subscriber/${person.id}/tickets`);
          const facts = new Map<string, unknown>(Object.entries(newest ?? {}));
          const fits = Object.entries(filter).every(([name, value]) => facts.get(name) === value);
          if (newest && fits) return newest;
        }
      }
      throw new Error(`nobody has a ticket like ${JSON.stringify(filter)}`);
    },
    { company, filter },
  );
}
