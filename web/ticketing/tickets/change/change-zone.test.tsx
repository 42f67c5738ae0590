// @vitest-environment happy-dom
import { companyTicketKit } from '#services/company-tickets/change/ticket-kit.ts';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productOnTheWire } from '#ticketing/tickets/test-offer.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  changes,
  monthRows,
  openChange,
  openEmployee,
  pressSubmit,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const warning = 'You need to change zones in order to save.';
const dearerFromApril = [
  ['March 2026', '1 300 kr', '1 300 kr'],
  ['April 2026', '1 300 kr', '1 900 kr'],
];
const selectedValue = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
const radio = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const save = () => pressSubmit(/^Change zones/);
const open = async (...[tickets, more]: Partial<Parameters<typeof openEmployee>>) => {
  await openEmployee(tickets ?? [ticketWith({})], more);
  await openChange('Change zones');
  await screen.findByRole('radio', { name: /One zone/ });
};

describe('changing zones', () => {
  it('opens before its zones are there, and can be closed', async () => {
    vi.spyOn(companyTicketKit, 'useZoneOffer').mockReturnValue(null);
    await openEmployee([ticketWith({})]);
    await openChange('Change zones');
    within(screen.getByRole('dialog', { name: 'Change zones' })).getByText('Loading …');
    pressNow('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('starts with the current zones', async () => {
    await open();
    expect([selectedValue('From zone'), selectedValue('To zone')]).toEqual(['1', '2Ø']);
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('warns when the zones are unchanged, and sends nothing', async () => {
    await open();
    save();
    await screen.findByText(warning);
    expect(changes()).toEqual([]);
    write('From zone', '2Ø');
    write('To zone', '1');
    expect(screen.queryByText(warning)).not.toBeNull();
    radio(/All zones/);
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it('shows both dates, both zones, the prices before and after, and until when it can be undone', async () => {
    await open();
    radio(/All zones/);
    await screen.findByText('Up to and including 31 March: Zone 1 – Zone 2Ø.');
    screen.getByText('From 1 April on: All zones.');
    screen.getByText('New price from 1 April');
    screen.getByText('1 900 kr per month');
    expect(monthRows()).toEqual(dearerFromApril);
    screen.getByText(
      'You can change your mind up to and including 6 April without paying for the new zones, if the new ticket has not been picked up or opened on the phone by then.',
    );
    write('Last day with the present zones', '2026-02-28');
    await waitFor(() => expect(monthRows()[0]).toEqual(['March 2026', '1 300 kr', '1 900 kr']));
    screen.getByText(/6 March without paying/);
  });

  it('says until when new zones within a month can be cancelled, and what the month costs', async () => {
    await open(undefined, { features: ['companyTicket', 'dates.arbitrary'] });
    radio(/All zones/);
    const day = await screen.findByLabelText('Last day with the present zones');
    fireEvent.change(day, { target: { value: '14.04.2026' } });
    await screen.findByText(
      'You can change your mind up to and including 14 April without paying for the new zones.',
    );
    expect(monthRows()).toEqual(dearerFromApril);
    fireEvent.change(day, { target: { value: '' } });
    save();
    await screen.findByText('Choose the last day');
  });

  it('charges a redeemed ticket for its first month by the dearer zones, and says so', async () => {
    await open([
      ticketWith({ startDate: '2026-03-01', downloadedToPhone: true, isHandedOut: true }),
    ]);
    radio(/One zone/);
    write('Zone', '4');
    write('Last day with the present zones', '2026-02-28');
    await screen.findByText(/so March 2026 is invoiced at the dearer of the two/);
    expect(monthRows()).toEqual([
      ['March 2026', '1 300 kr', '1 300 kr'],
      ['April 2026', '1 300 kr', '700 kr'],
    ]);
  });

  it('sends the new zones by name with the last day of the old ones', async () => {
    await open();
    radio(/One zone/);
    write('Zone', '4');
    save();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      address: '/api/ticket/change-zone/1',
      body: {
        zoneFrom: '4',
        zoneTo: '4',
        validAllZones: false,
        productId: 'company',
        expiryDate: '2026-03-31',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToasts()).toMatchObject([
      {
        title: 'The zones have been changed',
        text: 'Ingrid Ali, from 1 April',
        link: { to: '/bedriftsavtale/ansatt/7' },
      },
    ]);
  });

  it('invites to choose until something is chosen or sent', async () => {
    await open();
    const invitation = 'Choose new zones, and we show what happens.';
    screen.getByText(invitation);
    expect(screen.queryByRole('heading', { name: 'What happens' })).toBeNull();
    radio(/All zones/);
    await screen.findByRole('heading', { name: 'What happens' });
    expect(screen.queryByText(invitation)).toBeNull();
    radio(/Two zones/);
    await screen.findByText(invitation);
    save();
    await screen.findByText(warning);
    expect(screen.queryByText(invitation)).toBeNull();
  });

  it('ends the old zones the day before they began at the earliest, so that they were never valid', async () => {
    await open([ticketWith({ startDate: '2026-03-01' })]);
    radio(/All zones/);
    const day = screen.getByLabelText<HTMLSelectElement>('Last day with the present zones');
    expect([...day.options].map(({ value }) => value).find(Boolean)).toBe('2026-02-28');
    write('Last day with the present zones', '2026-02-28');
    await screen.findByText('The old zones are no longer valid.');
    screen.getByText('Change zones from 1 March');
    cleanup();
    await open([ticketWith({ startDate: '2026-03-31' })]);
    const later = screen.getByLabelText<HTMLSelectElement>('Last day with the present zones');
    expect([...later.options].map(({ value }) => value)).not.toContain('2026-02-28');
    radio(/All zones/);
    await screen.findByText('Up to and including 31 March: Zone 1 – Zone 2Ø.');
  });

  it('keeps the zones of a draft for this ticket alone, but not its day', async () => {
    const product = productOnTheWire({
      id: 'company',
      name: 'Company ticket',
      prices: [700, 1300, 1900],
      later: { from: '2026-04-01', prices: [800, 1400, 2000] },
    });
    const prices = { status: 200, body: [product] };
    await open(undefined, { prices });
    radio(/One zone/);
    write('Zone', '4');
    write('Last day with the present zones', '2026-02-28');
    await screen.findByText('New price from 1 March');
    screen.getByText('700 kr per month');
    cleanup();
    // When the dialog opens again, the 1st of March cannot be chosen any more.
    const { beginDay } = await openEmployee([ticketWith({})], { prices });
    beginDay('2026-03-10');
    await openChange('Change zones');
    await screen.findByRole('radio', { name: /One zone/ });
    expect(selectedValue('Zone')).toBe('4');
    expect(selectedValue('Last day with the present zones')).toBe('2026-03-31');
    await screen.findByText('New price from 1 April');
    screen.getByText('800 kr per month');
    cleanup();
    await open([ticketWith({ id: 2 })]);
    expect(selectedValue('From zone')).toBe('1');
  });

  it('sends all zones as such, at the price of the holder’s profile', async () => {
    await open([ticketWith({ profileId: 'SENIOR', nrOfZones: 1, zones: ['1'], zoneTo: '1' })]);
    radio(/All zones/);
    await screen.findByText('950 kr per month');
    save();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ zoneFrom: null, zoneTo: null, validAllZones: true });
  });

  it('moves a ticket with a wider product to the narrowest that its zone is sold as', async () => {
    const wide = ticketWith({ nrOfZones: 1, zones: ['1'], zoneFrom: '1', zoneTo: '1' });
    await open([{ ...wide, pricePerMonth: 700 }]);
    await screen.findByText('Up to and including 31 March: Company ticket, Zone 1.');
    screen.getByText('From 1 April on: Inner ticket, Zone 1.');
    expect(monthRows().at(-1)).toEqual(['April 2026', '700 kr', '600 kr']);
    save();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ zoneFrom: '1', zoneTo: '1', productId: 'inner' });
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('of a ticket for one zone asks for the second one, and has no price until it is chosen', async () => {
    const one = ticketWith({ nrOfZones: 1, zones: ['1'], zoneFrom: '1', zoneTo: '1' });
    await open([{ ...one, pricePerMonth: 700 }]);
    radio(/Two zones/);
    await screen.findByLabelText('To zone');
    expect([selectedValue('From zone'), selectedValue('To zone')]).toEqual(['1', '']);
    expect(screen.queryByText(/New price/)).toBeNull();
    save();
    await screen.findByRole('link', { name: 'Choose the zone to travel to' });
    expect(changes()).toEqual([]);
    write('To zone', '2Ø');
    await screen.findByText('From 1 April on: Zone 1 – Zone 2Ø.');
    await waitFor(() => expect(screen.queryByText('Choose the zone to travel to')).toBeNull());
    screen.getByText('1 300 kr per month');
    save();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ zoneFrom: '1', zoneTo: '2Ø' });
  });

  it('requires the second of two zones', async () => {
    await open();
    write('From zone', '3');
    save();
    await screen.findByRole('link', { name: 'Choose the zone to travel to' });
    expect(screen.getAllByText('Choose the zone to travel to')).toHaveLength(2);
    expect(changes()).toEqual([]);
  });

  it.each([
    ['31.02.2026', 'Write the date as day.month.year'],
    ['03.03.2026', 'This date cannot be chosen. Choose another one.'],
  ])('keeps the typed last day %s and says what is wrong with it', async (text, fault) => {
    await open(undefined, { features: ['companyTicket', 'dates.arbitrary'] });
    radio(/All zones/);
    const day = 'Last day with the present zones';
    const dateInput = await screen.findByLabelText<HTMLInputElement>(day);
    fireEvent.change(dateInput, { target: { value: text } });
    fireEvent.blur(dateInput);
    await screen.findByText(fault);
    save();
    expect(dateInput.value).toBe(text);
    expect(changes()).toEqual([]);
  });

  it.each([
    [404, 'TICKET_NOT_FOUND', /no longer exists/],
    [409, 'TICKET_NOT_CHANGEABLE', /cannot get new zones now/],
    [422, 'ZONES_UNCHANGED', warning],
    [422, 'AGREEMENT_NOT_VALID', /agreement is not valid when/],
    [422, 'END_DATE_NOT_OFFERED', /This date cannot be chosen/],
    [422, 'ZONES_NOT_OFFERED', /cannot be chosen together/],
    [422, 'PRODUCT_NOT_OFFERED', /not sold for the zones/],
  ])('shows the refusal %i %s and keeps the zones', async (status, code, text) => {
    await open(undefined, { answer: () => ({ status, body: { code } }) });
    radio(/All zones/);
    save();
    await waitFor(() => expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /All zones/ }).checked).toBe(true);
    const day = code === 'END_DATE_NOT_OFFERED' ? '' : '2026-03-31';
    expect(selectedValue('Last day with the present zones')).toBe(day);
  });

  it('keeps a refusal of the zones until they are changed, and takes a refused day from the choice', async () => {
    let code = 'ZONES_NOT_OFFERED';
    await open(undefined, { answer: () => ({ status: 422, body: { code } }) });
    radio(/All zones/);
    save();
    const zonesRefused = await screen.findByText(/cannot be chosen together/);
    const day = 'Last day with the present zones';
    write(day, '2026-04-30');
    expect(zonesRefused.isConnected).toBe(true);
    radio(/One zone/);
    await waitFor(() => expect(zonesRefused.isConnected).toBe(false));
    code = 'END_DATE_NOT_OFFERED';
    save();
    const alert = await screen.findByRole('alert');
    const dateRefused = within(alert).getByText(/This date cannot be chosen/);
    expect(selectedValue(day)).toBe('');
    radio(/All zones/);
    expect(dateRefused.isConnected).toBe(true);
    write(day, '2026-05-31');
    await waitFor(() => expect(dateRefused.isConnected).toBe(false));
  });
});
