// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  changes,
  openChange,
  openEmployee,
  pressSubmit,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { features, openWith, subscriptionWith } from './test-subscriptions.ts';

const button = (name: string) => screen.findByRole('button', { name });
const isOff = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('the card of a subscription', () => {
  it('has its name, status, days, price and code', async () => {
    await openWith({});
    const card = await screen.findByRole('article', { name: 'E-bike' });
    const text = card.textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('Valid');
    expect(text).toContain('599 kr per month');
    expect(text).toContain('Sent by SMS');
    expect(text).toContain('1 January 2026');
  });

  it.each([
    [
      { codeState: 'owed' },
      'We are out of codes. It will be sent by SMS as soon as we have more, and the subscription is invoiced from that month on.',
    ],
    [{ codeState: 'none' }, 'Was not sent. The subscription is not invoiced.'],
    [{ pricePerMonth: null }, 'Not set'],
    [
      { codeState: 'on-first-day', status: 'pending', startAt: '2026-04-01' },
      'Will be sent by SMS 1 April',
    ],
  ])('says where its code is: %o', async (more, text) => {
    await openWith(more);
    const card = await screen.findByRole('article', { name: 'E-bike' });
    const facts = [...card.querySelectorAll('dd')].map(({ textContent }) => plainText(textContent));
    expect(facts).toContain(text);
    expect(await isOff('Resend discount code')).toBe('codeState' in more);
  });

  it('is ended by its last day', async () => {
    const other = { id: 10, type: 'OTTO', name: { nb: 'Bildeling', en: 'Car sharing' } };
    await openEmployee([], {
      subscriptions: [subscriptionWith(other), subscriptionWith({})],
      features,
    });
    const card = within(await screen.findByRole('article', { name: 'E-bike' }));
    fireEvent.click(card.getByRole('button', { name: 'End' }));
    await screen.findByRole('dialog');
    pressSubmit(/^End 31 March/);
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      method: 'PUT',
      address: '/api/subscription/9/expiry/2026-03-31',
    });
  });

  it('says before it is ended that the month of its code is invoiced, and at which price', async () => {
    const choose = (day: string) =>
      fireEvent.change(screen.getByLabelText('Last day'), { target: { value: day } });
    await openWith({ startAt: '2026-03-01', pricePerMonth: 599.5 });
    const dialog = await openChange('End');
    const text = () => dialog.textContent.replaceAll('\u00a0', ' ');
    choose('2026-02-28');
    expect(text()).toContain('has been sent, so March 2026 is invoiced anyway: 599,50 kr.');
    expect(text()).toContain('Last month invoicedMarch 2026');
    choose('2026-03-31');
    expect(text()).not.toContain('is invoiced anyway');
    cleanup();
    await openWith({ startAt: '2026-03-01', codeState: 'owed' });
    const other = await openChange('End');
    choose('2026-02-28');
    expect(other.textContent).not.toContain('is invoiced anyway');
    expect(other.textContent).toContain('Last month invoicedNone');
    expect(other.textContent).toContain('was never sent, so the subscription is not invoiced');
  });

  it('says before it is ended that nothing is invoiced until its code is sent', async () => {
    await openWith({ startAt: '2026-02-01', codeState: 'owed' });
    const dialog = await openChange('End');
    const choose = (day: string) =>
      fireEvent.change(screen.getByLabelText('Last day'), { target: { value: day } });
    choose('2026-02-28');
    expect(dialog.textContent).toContain('Last month invoicedNone');
    expect(dialog.textContent).toContain('was never sent, so the subscription is not invoiced');
    choose('2026-03-31');
    expect(dialog.textContent).toContain('Last month invoicedMarch 2026');
    expect(dialog.textContent).toContain('is invoiced from the month in which it is sent');
  });

  it('is cancelled before its first day', async () => {
    await openWith({ status: 'pending', startAt: '2026-04-01', codeState: 'on-first-day' });
    await openChange('Cancel subscription');
    pressSubmit(/^Cancel from 1 April/);
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ method: 'DELETE', address: '/api/subscription/9' });
  });

  it('sends its code again', async () => {
    await openWith({});
    await openChange('Resend discount code');
    pressSubmit('Resend discount code');
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ address: '/api/subscription/9/resend-discount-code' });
  });

  it('is not ended twice', async () => {
    await openWith({ expireAt: '2026-04-30' });
    expect(await isOff('End')).toBe(true);
    expect(await isOff('Resend discount code')).toBe(false);
    const reason = await screen.findByText('The subscription already has a last day.');
    expect((await button('End')).getAttribute('aria-describedby')).toBe(reason.id);
    expect((await button('Resend discount code')).getAttribute('aria-describedby')).toBeNull();
    fireEvent.click(await button('End'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends no code where that is switched off', async () => {
    await openWith({}, { features: ['companyTicket', 'companyTicket.order'] });
    expect(await isOff('Resend discount code')).toBe(true);
    await screen.findByText('The discount code cannot be sent again from here.');
  });
});

describe('a person with a subscription alone', () => {
  it('has a page with a button for new details', async () => {
    await openWith({});
    await button('Change info');
    expect(screen.queryByText('No valid ticket right now')).toBeNull();
  });

  it('gets another phone, with what goes along and where the codes go', async () => {
    const ordered = { id: 10, type: 'OTTO', name: { nb: 'Bildeling', en: 'Car sharing' } };
    const pending = { ...ordered, status: 'pending', startAt: '2026-04-01' };
    await openEmployee([ticketWith({ id: 2, status: 'expired' })], {
      subscriptions: [
        subscriptionWith({}),
        subscriptionWith({ ...pending, codeState: 'on-first-day' }),
        subscriptionWith({ id: 11, status: 'expired', name: { nb: 'Leiebil', en: 'Car rental' } }),
      ],
      features,
    });
    const dialog = await openChange('New phone');
    pressSubmit('New phone');
    await within(dialog).findAllByText('Enter another number than the one the person has');
    expect(changes()).toEqual([]);
    const number = within(dialog).getByLabelText('Mobile');
    fireEvent.change(number, { target: { value: '46000001' } });
    const text = () => dialog.textContent.replaceAll('\u00a0', ' ');
    expect(text()).toContain('This goes along to +47 460 00 001: E-bike and Car sharing.');
    expect(text()).toContain('have not been sent yet go by SMS to +47 460 00 001.');
    expect(text()).toContain('No SMS is sent now');
    expect(text()).not.toMatch(/pickup code|Leave the number as it is|per month/);
    pressSubmit('New phone');
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      address: '/api/subscriber/7/change-phone',
      body: { phone: '46000001', previous: { phone: '41234567' } },
    });
    await vi.waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { text: expect.stringContaining('Ingrid Ali has the subscriptions on') },
      ]),
    );
  });

  it.each([
    ['with a ticket that is current', [ticketWith({})], {}],
    ['whose subscription is over', [], { status: 'expired', expireAt: '2026-02-28' }],
  ])('is another one than somebody %s: no button for all', async (_, tickets, facts) => {
    await openEmployee(tickets, { subscriptions: [subscriptionWith(facts)], features });
    await button('Change info');
    // The card of a ticket has its own.
    expect(screen.queryAllByRole('button', { name: 'New phone' })).toHaveLength(tickets.length);
  });

  it('has it among what is over when it has ended', async () => {
    await openWith({ status: 'expired', expireAt: '2026-02-28' });
    const row = await screen.findByRole('row', { name: /E-bike/ });
    expect(within(row).getByText(/Expired/)).toBeTruthy();
    screen.getByRole('heading', { name: 'Earlier subscriptions' });
    cleanup();
    const over = { status: 'expired', expirationDate: '2026-02-28' };
    await openEmployee([ticketWith(over)], {
      subscriptions: [subscriptionWith({ status: 'expired', expireAt: '2026-02-28' })],
    });
    await screen.findByRole('heading', { name: 'Earlier tickets and subscriptions' });
  });
});

describe('the button for a new subscription', () => {
  const available = [ticketAvailable, addOnAvailable('JOULE', 'E-bike', 599)];
  const link = () => screen.queryByRole('link', { name: 'Order ticket' });

  it('stands there while a type is left that can be ordered', async () => {
    await openWith({}, { available });
    await vi.waitFor(() => expect(link()).not.toBeNull());
  });

  it('goes when the person has one of each', async () => {
    const { queries } = await openEmployee([ticketWith({})], {
      subscriptions: [subscriptionWith({})],
      available,
      features,
    });
    await screen.findByRole('article', { name: 'E-bike' });
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await act(() => undefined);
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
  });
});
