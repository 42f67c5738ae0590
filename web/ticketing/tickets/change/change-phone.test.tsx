// @vitest-environment happy-dom
import { press, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
});

describe('a new phone', () => {
  const ended = ticketWith({ expirationDate: '2026-04-30', downloadedToPhone: true });
  const number = () => screen.getByLabelText<HTMLInputElement>('Mobile');

  it('goes on with what the person holds, also with an end, and sends the code there', async () => {
    await openEmployee([ended]);
    await openChange('New phone');
    expect(number().value.replaceAll('\u00a0', '')).toBe('41234567');
    screen.getByText(/The number and the price stay as they are/);
    screen.getByText('The ticket still ends on 30 April.');
    fireEvent.change(number(), { target: { value: '46000001' } });
    screen.getByText(/gets a new pickup code by SMS to \+47.460.00.001/);
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '1 300 kr'],
        ['April 2026', '1 300 kr', '1 300 kr'],
      ]),
    );
    pressSubmit('New phone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()[0]).toMatchObject({
      address: '/api/subscriber/7/change-phone',
      body: {
        phoneCountryCode: '+47',
        phone: '46000001',
        previous: { phoneCountryCode: '+47', phone: '41234567' },
      },
    });
    expect(shownToasts()).toMatchObject([
      {
        title: 'The phone has been changed',
        text: expect.stringContaining('Ingrid Ali gets the code on'),
      },
    ]);
  });

  it('says nothing of the end of a ticket that another one continues', async () => {
    const continued = { ...ended, isContinued: true };
    const next = ticketWith({ id: 2, startDate: '2026-05-01', status: 'pending', continuesId: 1 });
    await openEmployee([continued, next]);
    const [button] = await screen.findAllByRole('button', { name: 'New phone' });
    if (button) fireEvent.click(button);
    await screen.findByRole('dialog');
    screen.getByText('The ticket on the old phone stops being valid at once.');
    expect(screen.queryByText(/The ticket still ends/)).toBeNull();
  });

  it('is sent from a draft with the number that the draft began with', async () => {
    await openEmployee([ended]);
    await openChange('New phone');
    fireEvent.change(number(), { target: { value: '46000001' } });
    cleanup();
    await openEmployee([{ ...ended, subscriberId: 8 }]);
    await openChange('New phone');
    expect(number().value.replaceAll('\u00a0', '')).toBe('41234567');
    cleanup();
    // Another user has changed the phone meanwhile.
    await openEmployee([{ ...ended, phone: '46000002' }]);
    await openChange('New phone');
    expect(number().value.replaceAll('\u00a0', '')).toBe('46000001');
    pressSubmit('New phone');
    await waitFor(() =>
      expect(changes()[0]?.body).toMatchObject({
        phone: '46000001',
        previous: { phoneCountryCode: '+47', phone: '41234567' },
      }),
    );
  });

  it('may have the same number', async () => {
    await openEmployee([ended]);
    await openChange('New phone');
    screen.getByText(/The number and the price stay as they are/);
    // The same digits of another country are another number.
    write('Country code', '+46');
    expect(screen.queryByRole('button', { name: 'Send new code' })).toBeNull();
    expect(screen.queryByText(/The number and the price stay as they are/)).toBeNull();
    write('Country code', '+47');
    pressSubmit('Send new code');
    await waitFor(() => expect(changes()[0]?.body).toMatchObject({ phone: '41234567' }));
  });

  it('that somebody else has changed since is replaced at the second try, or kept', async () => {
    const theirs = { phoneCountryCode: '+46', phone: '700000002' };
    const code = 'PHONE_CHANGED_SINCE';
    await openEmployee([ended], { answer: { status: 409, body: { code, ...theirs } } });
    await openChange('New phone');
    fireEvent.change(number(), { target: { value: '46000001' } });
    pressSubmit('New phone');
    await screen.findByText(/Somebody else has changed this/);
    pressSubmit('New phone');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().map(({ body }) => body)).toEqual([
      {
        phoneCountryCode: '+47',
        phone: '46000001',
        previous: { phoneCountryCode: '+47', phone: '41234567' },
      },
      { phoneCountryCode: '+47', phone: '46000001', previous: theirs },
    ]);
    await press('Keep what is saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was typed is forgotten.
    await openChange('New phone');
    expect(number().value.replaceAll('\u00a0', '')).toBe('41234567');
  });

  it.each<[number, string, object, string | RegExp]>([
    [
      409,
      'TICKET_ALREADY_HELD',
      {},
      'There already exists a pending or active ticket for this phone number.',
    ],
    [
      409,
      'SUBSCRIPTION_ALREADY_HELD',
      { type: 'JOULE' },
      'There already exists an electrical bike subscription for this phone number.',
    ],
    [
      409,
      'SUBSCRIPTION_ALREADY_HELD',
      { type: 'OTTO' },
      'There already exists a car sharing subscription for this phone number.',
    ],
    [
      409,
      'SUBSCRIPTION_ALREADY_HELD',
      { type: 'CAR_POOL' },
      'There already exists a car rental subscription for this phone number.',
    ],
    [409, 'PHONE_OF_ANOTHER', { subscriberId: 8 }, /belongs to someone else in the company/],
    [
      409,
      'PHONE_CHANGED_SINCE',
      { phoneCountryCode: '+47', phone: '46000002' },
      /It now says: “\+47 460 00 002”/,
    ],
    [
      409,
      'START_DATE_IN_QUARANTINE',
      { expectedQuaranteenEndDate: '2026-05-01', lastOrder: { expirationDate: '2026-03-31' } },
      /expires on 31.03.2026. The number can get a ticket from 01.05.2026/,
    ],
    [422, 'PHONE_NOT_MOBILE', {}, /not a mobile number/],
  ])('shows the refusal %i %s', async (status, code, details, text) => {
    await openEmployee([ended], { answer: { status, body: { code, ...details } } });
    await openChange('New phone');
    pressSubmit('Send new code');
    const alert = (await screen.findByText(text)).closest('[role="alert"]');
    const way = alert?.querySelector('a')?.getAttribute('href') ?? null;
    expect(way).toBe(code === 'PHONE_OF_ANOTHER' ? '/bedriftsavtale/ansatt/8' : null);
  });
});
