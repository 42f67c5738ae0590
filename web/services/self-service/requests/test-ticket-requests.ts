import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { vi } from 'vitest';
import { screen } from '#testing/dom.ts';
import type { FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { TicketRequestsPage } from './ticket-requests.page.tsx';

/** Requests in the server's format: two that wait, and one that has expired. */
export const siri = {
  id: 7,
  firstName: 'Siri',
  lastName: 'Selv',
  employeeId: 'A-12',
  phoneCountryCode: '+47',
  phone: '41234567',
  nrOfZones: 2,
  zones: ['1', '2Ø'],
  allZones: false,
  startDate: '2026-04-01',
  expired: false,
  // A day later in Oslo.
  requestedAt: '2026-03-02T23:30:00Z',
  agreementNumber: 500001,
  invoiceReference: 'Oslo',
  service: 'company-tickets',
  pricePerMonthOre: 132_400 as number | null,
};
export const jon = { ...siri, id: 8, firstName: 'Jon', pricePerMonthOre: 69_400 };
export const late = { ...siri, id: 9, firstName: 'Lene', startDate: '2026-02-01', expired: true };
export type ListedRequest = typeof siri;

/** Lets the server list these from now on, and count them. */
export function listRequests(server: FakeServer, matches: readonly ListedRequest[]): void {
  const expired = matches.filter((one) => one.expired).length;
  const newestId = Math.max(0, ...matches.map(({ id }) => id));
  const counts = { open: matches.length - expired, expired, newestId };
  server.answer(listTicketRequests, {
    status: 200,
    body: { totalEntries: matches.length, matches },
  });
  server.answer(countTicketRequests, { status: 200, body: counts });
}

type Options = Partial<Parameters<typeof openPage>[0]> & { isOnPhone?: boolean };

/** Opens their page, by default in a window that is wide enough for rows. */
export function openRequests({
  at = '/bedriftsavtale/godkjenning',
  isOnPhone = false,
  ...options
}: Options = {}) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isOnPhone }));
  const [path = at] = at.split('?');
  const pages = { [path]: TicketRequestsPage };
  return openPage({ pages, at, texts: ['ticket-requests'], ...options });
}

export const requestRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
