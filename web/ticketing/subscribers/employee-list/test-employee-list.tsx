import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import {
  countSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { screen } from '#testing/dom.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { EmployeeListPage } from './employee-list.page.tsx';

export const ingrid = {
  id: 7,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
  costCentre: { id: 3, code: '4100', name: 'Salg' } as object | null,
  status: 'active',
  ticket: {
    type: 'TICKET',
    status: 'active',
    startDate: '2026-03-01',
    expirationDate: null,
    awaitsPickup: false,
    zones: ['1', '2Ø'],
    allZones: false,
    invoiceReference: 'Oslo',
  },
};
export const silje = {
  ...ingrid,
  id: 8,
  firstName: 'Silje',
  phone: '41653483',
  costCentre: null,
  status: null,
  ticket: null,
};

export const counts = {
  all: 128,
  counts: { valid: 116, ending: 4, pending: 6, 'code-not-fetched': 5, 'without-ticket': 6 },
  acts: { ordered: 6, ended: 2, 'zones-changed': 1 },
  agreements: [
    { id: 31, invoiceReference: 'Bergen', people: 38 },
    { id: 30, invoiceReference: 'Oslo', people: 84 },
  ],
  costCentres: [{ id: 3, code: '4100', name: 'Salg', people: 12 }],
};

export let server: FakeServer;

/** A server without changes for many; it counts as in the pictures. */
export function startServer(): void {
  server = fakeServer(
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [countSubscribers, { status: 200, body: counts }],
  );
}

type PageOptions = Partial<Parameters<typeof openPage>[0]>;
export const open = (at = '/bedriftsavtale', more: PageOptions = {}) =>
  openPage({
    pages: { '/bedriftsavtale': EmployeeListPage },
    at,
    texts: ['change-many-tickets'],
    ...more,
  });

export const finds = (matches: unknown[], totalEntries = matches.length) =>
  server.answer(listSubscribers, { status: 200, body: { totalEntries, matches } });
export const lastQuery = () =>
  server.calls
    .filter(({ address }) => address.includes('/api/subscriber/by-company-id/'))
    .map(({ address }) => new URL(address, location.origin).searchParams);
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
