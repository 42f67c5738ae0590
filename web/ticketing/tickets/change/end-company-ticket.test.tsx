// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changes,
  monthRows,
  openChange,
  openEmployee,
  pressSubmit,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const field = () => screen.getByLabelText<HTMLSelectElement>('Last day');
const choose = (value: string) => fireEvent.change(field(), { target: { value } });
const confirm = () => {
  pressSubmit(/^End the ticket/);
};
const lastInvoiced = () => {
  const label = screen.getByText('Last month invoiced');
  return label.parentElement?.textContent.replace('Last month invoiced', '');
};
const open = async (...args: Parameters<typeof openEmployee>) => {
  await openEmployee(...args);
  await openChange('End the ticket');
};
const one = [ticketWith({})];

describe('ending an active ticket', () => {
  it('offers the last day of the previous month until the 6th, and three months ahead', async () => {
    await open(one);
    const enabledOptions = [...field().options].filter(({ disabled }) => !disabled);
    expect(enabledOptions.map(({ value }) => value)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
    expect(field().value).toBe('2026-03-31');
  });

  it('offers the last day of the previous month beside free dates, too', async () => {
    await open(one, { features: ['companyTicket', 'dates.arbitrary'] });
    const button = await screen.findByRole('button', { name: 'Choose 28 February 2026' });
    fireEvent.click(button);
    screen.getByText('The ticket stops being valid at once.');
    confirm();
    await waitFor(() =>
      expect(changes()[0]?.address).toBe('/api/ticket/change-expiry/by-id/1/2026-02-28'),
    );
  });

  it('shows the last invoiced month, the price this month and next, and the SMS to the holder', async () => {
    await open(one);
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '1 300 kr'],
        ['April 2026', '1 300 kr', '0 kr'],
      ]),
    );
    screen.getByText('The ticket is valid up to and including 31 March.');
    screen.getByText('Ingrid is told by SMS that the ticket has been ended.');
    screen.getByText('You can undo this until the end of the day.');
    expect(lastInvoiced()).toBe('March 2026');
    screen.getByRole('button', { name: 'End the ticket on 31 March' });
  });

  it('says that no month is invoiced of a ticket that was never valid', async () => {
    await open([ticketWith({ startDate: '2026-03-01' })]);
    choose('2026-02-28');
    expect(lastInvoiced()).toBe('None');
  });

  it('costs nothing this month and ends at once with the previous month’s end', async () => {
    await open(one);
    choose('2026-02-28');
    screen.getByText('The ticket stops being valid at once.');
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '0 kr'],
        ['April 2026', '1 300 kr', '0 kr'],
      ]),
    );
  });

  it('is invoiced for its first month when it was redeemed, and says so before', async () => {
    await open([
      ticketWith({ startDate: '2026-03-01', downloadedToPhone: true, isHandedOut: true }),
    ]);
    choose('2026-02-28');
    screen.getByText(
      'The ticket has been picked up or opened on the phone, so March 2026 is invoiced anyway.',
    );
    screen.getAllByText('March 2026');
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '1 300 kr'],
        ['April 2026', '1 300 kr', '0 kr'],
      ]),
    );
    cleanup();
    await open([ticketWith({ startDate: '2026-03-01' })]);
    choose('2026-02-28');
    await waitFor(() => expect(monthRows()[0]).toEqual(['March 2026', '1 300 kr', '0 kr']));
    expect(screen.queryByText(/is invoiced anyway/)).toBeNull();
  });

  it('charges a month once, by the dearest of all the person’s tickets in it', async () => {
    const earlier = ticketWith({
      id: 2,
      status: 'expired',
      startDate: '2025-01-01',
      expirationDate: '2026-03-02',
      zones: [],
      allZones: true,
      nrOfZones: 3,
    });
    const cancelled = { ...earlier, id: 3, status: 'cancelled', expirationDate: null };
    const failed = { ...cancelled, id: 4, status: 'failed' };
    await open([ticketWith({ startDate: '2026-03-03' }), earlier, cancelled, failed]);
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 900 kr', '1 900 kr'],
        ['April 2026', '1 300 kr', '0 kr'],
      ]),
    );
  });

  it('shows the first month without the ticket when it ends later', async () => {
    await open(one);
    choose('2026-06-30');
    await waitFor(() => expect(monthRows().at(-1)).toEqual(['July 2026', '1 300 kr', '0 kr']));
    expect(monthRows()).toHaveLength(3);
  });

  it('shows when a new ticket could start, after the company’s quarantine', async () => {
    await open(one);
    expect(screen.queryByText('A new ticket can start on 1 May at the earliest.')).not.toBeNull();
    cleanup();
    const agreementSettings = { ...granlia.agreementSettings, quarantineDays: 0 };
    await open(one, { company: companyOf({ agreementSettings }) });
    expect(screen.queryByText('A new ticket can start on 1 April at the earliest.')).not.toBeNull();
  });

  it.each(['cancelled', 'failed'])(
    'does not count a %s ticket when it says when a new one can start',
    async (status) => {
      await open([ticketWith({ id: 2, status, startDate: '2026-05-01' }), ...one]);
      expect(screen.queryByText('A new ticket can start on 1 May at the earliest.')).not.toBeNull();
    },
  );

  it('charges a month once for a continuation, at the price of the dearer ticket', async () => {
    const over = { status: 'expired', expirationDate: '2026-03-03' };
    const first = ticketWith({ id: 1, nrOfZones: 1, ...over });
    await open([ticketWith({ id: 2, continuesId: 1, startDate: '2026-03-04' }), first]);
    await waitFor(() => expect(monthRows()[0]).toEqual(['March 2026', '1 300 kr', '1 300 kr']));
  });

  it('is sent once when pressed several times, and shows a toast', async () => {
    let releaseAnswer = (): void => undefined;
    const answer = () =>
      new Promise<{ status: number; body: unknown }>((settle) => {
        releaseAnswer = () => settle({ status: 200, body: { id: 1 } });
      });
    await open(one, { answer });
    confirm();
    confirm();
    await waitFor(() => expect(changes()).toHaveLength(1));
    // The pending request is for the date selected before.
    choose('2026-05-31');
    expect(field().value).toBe('2026-03-31');
    confirm();
    releaseAnswer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ address }) => address)).toEqual([
      '/api/ticket/change-expiry/by-id/1/2026-03-31',
    ]);
    const [toast] = shownToasts();
    expect(toast).toMatchObject({
      title: 'The ticket has been ended',
      text: 'Ingrid Ali, last day 31 March',
      action: { text: 'Undo', undoes: true },
    });
    // Also after the dialog has gone.
    act(() => toast?.action?.onAct());
    await waitFor(() => expect(changes().at(-1)?.address).toBe('/api/ticket/undo-end/1'));
  });

  it('accepts any date from today if the company may select freely', async () => {
    await open(one, { features: ['companyTicket', 'dates.arbitrary'] });
    const dateInput = await screen.findByLabelText<HTMLInputElement>('Last day');
    fireEvent.change(dateInput, { target: { value: '' } });
    confirm();
    await screen.findByText('Choose the last day');
    fireEvent.change(dateInput, { target: { value: '31.02.2026' } });
    confirm();
    await screen.findByText('Write the date as day.month.year');
    expect(dateInput.value).toBe('31.02.2026');
    fireEvent.change(dateInput, { target: { value: '03.03.2026' } });
    await screen.findByText('This date cannot be chosen. Choose another one.');
    confirm();
    expect(dateInput.value).toBe('03.03.2026');
    expect(changes()).toEqual([]);
    fireEvent.change(dateInput, { target: { value: '17.03.2026' } });
    confirm();
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  it.each([
    [404, 'TICKET_NOT_FOUND', 'The ticket no longer exists. Reload the page.'],
    [409, 'TICKET_NOT_ENDABLE', 'The ticket cannot be ended now. Someone may just have done it.'],
    [503, 'UNAVAILABLE', /The service is down right now/],
    [500, 'UNEXPECTED', /An error occurred on our side/],
  ])('shows the refusal %i %s and keeps the selected day', async (status, code, text) => {
    await open(one, { answer: { status, body: { code, id: 'x' } } });
    choose('2026-05-31');
    confirm();
    const message = await screen.findByText(text);
    expect(message.closest('[role="alert"]')).not.toBeNull();
    expect(field().value).toBe('2026-05-31');
    pressNow('Go back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a refused day from the choice, and forgets the refusal when another is chosen', async () => {
    await open(one, { answer: { status: 422, body: { code: 'END_DATE_NOT_OFFERED' } } });
    choose('2026-05-31');
    confirm();
    const text = 'This date cannot be chosen. Choose another one.';
    await waitFor(() => expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull());
    expect(field().value).toBe('');
    expect([...field().options].map(({ value }) => value)).not.toContain('2026-05-31');
    choose('2026-04-30');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(field().value).toBe('2026-04-30');
  });
});
