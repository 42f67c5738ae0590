// @vitest-environment happy-dom
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { useRecentPerson } from '#ticketing/subscribers/employee/recent-people.ts';
import { CommandPalette } from './command-palette.tsx';

const ingrid = {
  id: 7,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '47',
  phone: '41234567',
};
const ticket = {
  type: 'TICKET',
  status: 'active',
  startDate: '2026-03-01',
  expirationDate: null,
  awaitsPickup: false,
  zones: ['1'],
  allZones: false,
  invoiceReference: 'Main office',
};

async function openPalette(held: object | null = ticket) {
  const row = {
    ...ingrid,
    companyId: granlia.id,
    costCentre: null,
    status: held ? 'active' : null,
    ticket: held,
  };
  fakeServer([listSubscribers, { status: 200, body: { totalEntries: 1, matches: [row] } }]);
  const onClose = vi.fn<() => void>();
  const Page = () => {
    useRecentPerson(granlia.id, ingrid);
    return <CommandPalette onClose={onClose} />;
  };
  const page = await openPage({
    pages: { '/bedriftsavtale': Page, '/bedriftsavtale/ansatt/$id': () => <p>The person</p> },
    at: '/bedriftsavtale',
    features: ['companyTicket'],
    texts: ['palette', 'app', 'ticket-actions'],
  });
  return { ...page, onClose };
}

afterEach(cleanup);

const type = (search: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: search } });

describe('the palette of a page', () => {
  it('closes with one Escape, also with a search in it', async () => {
    const { onClose } = await openPalette();
    await screen.findByRole('combobox');
    type('ali');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has who was opened last and what was used last when it opens', async () => {
    await openPalette();
    await screen.findByRole('combobox');
    fireEvent.click(await screen.findByRole('option', { name: /Dark/ }));
    cleanup();
    await openPalette();
    const people = await screen.findByRole('group', { name: 'Opened last' });
    within(people).getByRole('option', { name: /Ingrid Ali/ });
    const used = screen.getByRole('group', { name: 'Used last' });
    within(used).getByRole('option', { name: /Dark/ });
    type('x');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Used last' })).toBeNull());
  });

  it('offers what can be done to the ticket of a hit', async () => {
    const { router } = await openPalette();
    await screen.findByRole('combobox');
    type('ingrid');
    await screen.findByRole('option', { name: 'Change zones: Ingrid Ali' });
    fireEvent.click(screen.getByRole('option', { name: 'End the ticket: Ingrid Ali' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/ansatt/7'));
    expect(router.state.location.search).toEqual({ gjor: 'end-ticket' });
  });

  it('shows no hit that no longer fits while one types, so that Enter opens nobody else', async () => {
    await openPalette();
    await screen.findByRole('combobox');
    type('ingrid');
    await screen.findByRole('option', { name: 'End the ticket: Ingrid Ali' });
    type('ingrid a');
    expect(screen.getAllByRole('option', { name: /Ingrid Ali/ }).length).toBeGreaterThan(1);
    type('ingrid o');
    expect(screen.queryByRole('option', { name: /Ingrid Ali/ })).toBeNull();
  });

  it('offers nothing for somebody whose ticket does not run on', async () => {
    await openPalette({ ...ticket, expirationDate: '2026-03-31' });
    await screen.findByRole('combobox');
    type('ingrid');
    await screen.findByRole('option', { name: /Ingrid Ali/ });
    expect(screen.queryByRole('option', { name: 'End the ticket: Ingrid Ali' })).toBeNull();
  });
});
