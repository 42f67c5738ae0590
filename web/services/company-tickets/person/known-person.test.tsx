// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  fillIn,
  lookups,
  openOrderForm,
  optionsOf,
  orders,
  send,
  setKnownPeople,
  valueOf,
} from '#services/company-tickets/test-order-form.tsx';

const kari = {
  id: 7,
  firstName: 'Kari',
  lastName: 'Solheim',
  employeeId: '10001',
  phoneCountryCode: '+47',
  phone: '41234567',
  ticket: null,
  holdsOpenEnded: false,
  firstPossibleStart: null,
};
const belongs = 'The number belongs to Kari Solheim in this company.';
const isReadOnly = (label: string) => screen.getByLabelText<HTMLInputElement>(label).readOnly;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setKnownPeople();
  vi.restoreAllMocks();
});

describe('an order for a phone that the company knows', () => {
  it('asks once when the number is whole, and not while it is typed', async () => {
    await openOrderForm();
    for (const typed of ['4', '41', '412345', '4123456', '41234567']) write('Mobile', typed);
    await waitFor(() => expect(lookups()).toHaveLength(1));
    expect(lookups()).toEqual([{ phoneCountryCode: '+47', phone: '41234567', employeeId: '' }]);
  });

  it('shows whose it is, and keeps their names', async () => {
    setKnownPeople({ person: kari });
    await openOrderForm();
    fillIn();
    await screen.findByText(belongs);
    screen.getByText(/Kari has no ticket now\./);
    expect(screen.getByRole('link', { name: 'See the employee' }).getAttribute('href')).toBe(
      '/bedriftsavtale/ansatt/7',
    );
    expect(['First name', 'Last name', 'Employee number'].map(valueOf)).toEqual([
      'Kari',
      'Solheim',
      '10001',
    ]);
    expect(isReadOnly('First name') && isReadOnly('Last name')).toBe(true);
    // Spaces make no other number.
    write('Employee number', ' 10001 ');
    send();
    await screen.findByText('The list');
    expect(orders()[0]?.body).toMatchObject({ firstName: 'Kari', hasNewNames: false });
  });

  it('leads to them when the order is refused because they hold a ticket', async () => {
    setKnownPeople({ person: kari });
    await openOrderForm(() => ({ status: 409, body: { code: 'TICKET_ALREADY_HELD' } }));
    fillIn();
    await screen.findByText(belongs);
    send();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The ticket was not ordered')).toBeTruthy();
    expect((await alert.findByRole('link')).getAttribute('href')).toBe('/bedriftsavtale/ansatt/7');
  });

  it('sends new names only when the user says that they are new', async () => {
    setKnownPeople({ person: kari });
    await openOrderForm();
    fillIn();
    fireEvent.click(await screen.findByRole('button', { name: 'New name?' }));
    expect(isReadOnly('First name')).toBe(false);
    expect(screen.queryByRole('button', { name: 'New name?' })).toBeNull();
    write('Last name', 'Berg');
    send();
    await screen.findByText('The list');
    expect(orders()[0]?.body).toMatchObject({ lastName: 'Berg', hasNewNames: true });
  });

  it('says that another employee number is new', async () => {
    setKnownPeople({ person: kari });
    await openOrderForm();
    fillIn();
    await screen.findByText(belongs);
    write('Employee number', '20002');
    send();
    await screen.findByText('The list');
    const sent = { firstName: 'Kari', employeeId: '20002', hasNewNames: true };
    expect(orders()[0]?.body).toMatchObject(sent);
  });

  it('gives back what was typed when the number is another one', async () => {
    setKnownPeople({ person: kari });
    await openOrderForm();
    fillIn();
    await screen.findByText(belongs);
    setKnownPeople();
    write('Mobile', '90011222');
    await waitFor(() => expect(valueOf('First name')).toBe('Ingrid'));
    expect(['Last name', 'Employee number'].map(valueOf)).toEqual(['Ali', 'A-1']);
    expect(screen.queryByText(belongs)).toBeNull();
    expect(isReadOnly('First name')).toBe(false);
  });

  it('begins at the first possible start, and offers none before', async () => {
    const ticket = { status: 'active', startDate: '2026-01-01', expirationDate: '2026-03-31' };
    setKnownPeople({ person: { ...kari, ticket, firstPossibleStart: '2026-04-15' } });
    const { queries } = await openOrderForm();
    fillIn();
    await screen.findByText(
      /Kari has a ticket that is valid up to and including 31 March\. The first possible start is 1 May\./,
    );
    screen.getByRole('link', { name: 'See the ticket' });
    expect(valueOf('Start date')).toBe('2026-05-01');
    expect(optionsOf('Start date')[0]).toBe('1 May 2026');
    // The ticket is gone meanwhile.
    setKnownPeople({ person: kari });
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(optionsOf('Start date')[0]).toBe('1 March 2026'));
  });

  it('begins at any start again for another phone', async () => {
    setKnownPeople({ person: { ...kari, firstPossibleStart: '2026-05-01' } });
    await openOrderForm();
    fillIn();
    await waitFor(() => expect(optionsOf('Start date')[0]).toBe('1 May 2026'));
    // Of another person nothing is known.
    setKnownPeople();
    write('Mobile', '90011222');
    await waitFor(() => expect(optionsOf('Start date')[0]).toBe('1 March 2026'));
  });

  it.each([
    ['a ticket that has yet to begin', { status: 'pending' }, ['Cancel the ticket']],
    ['a ticket of another company', null, []],
  ])('says what can be done to %s', async (_, facts, links) => {
    const ticket = facts && { ...facts, startDate: '2026-05-01', expirationDate: null };
    setKnownPeople({ person: { ...kari, ticket, holdsOpenEnded: true } });
    await openOrderForm();
    fillIn();
    await screen.findByText(belongs);
    const acts = screen.queryAllByRole('link', { name: /^(Cancel|Change|End) / });
    expect(acts.map(({ textContent }) => textContent)).toEqual(links);
    for (const act of acts)
      expect(act.getAttribute('href')).toBe('/bedriftsavtale/ansatt/7?gjor=cancel-pending-ticket');
    const isHeldElsewhere = screen.queryByText(/There already exists a pending or active ticket/);
    expect(isHeldElsewhere !== null).toBe(facts === null);
  });

  it('asks for a number abroad once it may be whole', async () => {
    await openOrderForm();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    write('Country code', '+46');
    write('Mobile', '12345');
    write('Employee number', ' A-1 ');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(lookups()).toEqual([]);
    write('Mobile', '123456');
    await waitFor(() =>
      expect(lookups()).toEqual([{ phoneCountryCode: '+46', phone: '123456', employeeId: 'A-1' }]),
    );
  });

  it('says that a ticket without an end is in the way', async () => {
    const ticket = { status: 'active', startDate: '2026-01-01', expirationDate: null };
    setKnownPeople({ person: { ...kari, ticket, holdsOpenEnded: true } });
    await openOrderForm();
    fillIn();
    const ways = () => screen.queryAllByText(/Kari has a ticket that runs until it is ended/);
    await waitFor(() => expect(ways()).toHaveLength(2));
    // What can be done to it stands in the place of price and button.
    expect(screen.queryByRole('button', { name: 'Order ticket' })).toBeNull();
    expect(document.body.textContent).not.toContain('per month');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Change zones')).toBe('/bedriftsavtale/ansatt/7?gjor=change-zone');
    expect(hrefOf('End the ticket')).toBe('/bedriftsavtale/ansatt/7?gjor=end-ticket');
    setKnownPeople();
    write('Mobile', '90011222');
    await screen.findByRole('button', { name: 'Order ticket' });
  });

  it('warns when somebody else has a ticket with the employee number', async () => {
    setKnownPeople({ employeeIdHolder: { id: 9, firstName: 'Ola', lastName: 'Dahl' } });
    const names = { employeeIdLabel: null, employeeIdLabels: { 1: 'Badge' } };
    const agreementSettings = { ...granlia.agreementSettings, ...names };
    await openOrderForm(undefined, { company: companyOf({ agreementSettings }) });
    write('Mobile', '41234567');
    await screen.findByText(/^Badge is in use: Ola Dahl has a ticket on another phone/);
    cleanup();
    sessionStorage.clear();
    await openOrderForm();
    fillIn();
    await screen.findByText(/Employee number is in use: Ola Dahl has a ticket on another phone/);
    expect(screen.getByRole('link', { name: 'See Ola Dahl' }).getAttribute('href')).toBe(
      '/bedriftsavtale/ansatt/9',
    );
    send();
    await screen.findByText('The list');
  });
});
