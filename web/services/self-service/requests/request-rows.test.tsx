// @vitest-environment happy-dom
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import {
  jon,
  late,
  type ListedRequest,
  listRequests,
  openRequests as open,
  requestRow as row,
  siri,
} from './test-ticket-requests.ts';

let server: FakeServer;
const lists = (...matches: readonly ListedRequest[]) => listRequests(server, matches);

beforeEach(() => {
  server = fakeServer();
});
afterEach(cleanup);

describe('the rows of ticket requests', () => {
  it('have a price also where it is none, and all zones by name', async () => {
    const free = { ...jon, pricePerMonthOre: 0, allZones: true };
    lists(free, { ...siri, pricePerMonthOre: null });
    await open();
    const cells = within(await row('Jon'));
    cells.getByRole('button', { name: /^Approve, 0.kr per month: the request from Jon Selv$/ });
    cells.getByText('All zones');
    const unsold = within(await row('Siri'));
    expect(unsold.getByText('Not sold')).toBeDefined();
    unsold.getByRole('button', { name: 'Approve the request from Siri Selv' });
  });

  it('are cards on a phone, with what each column says', async () => {
    lists(siri, { ...jon, allZones: true });
    await open({ isOnPhone: true });
    const [first, second] = (await screen.findAllByText(/ Selv$/)).map((name) =>
      name.closest('li')?.textContent.replaceAll('\u00a0', ' '),
    );
    for (const text of ['Employee number A-12', 'Zone 1 – Zone 2Ø, 1 324 kr per month', '1 Apr'])
      expect(first).toContain(text);
    expect(second).toContain('All zones, 694 kr per month');
  });

  it.each([
    ['Name', 'lastName'],
    ['Employee number', 'employeeId'],
    ['Mobile', 'phone'],
    ['Zones', 'zones'],
    ['Start date', 'startDate'],
    ['Asked', 'requestedAt'],
  ])('are sorted by what they show: %s', async (name, sort) => {
    lists(siri, late);
    await open();
    await row('Siri');
    fireEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
    const addresses = () => server.callsTo(listTicketRequests).map(({ address }) => address);
    await waitFor(() => expect(addresses().at(-1)).toMatch(new RegExp(`sort=-?${sort}(&|$)`)));
  });
});
