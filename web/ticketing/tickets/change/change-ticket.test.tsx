// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changes,
  monthRows,
  openChange,
  openEmployee,
  pressSubmit,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const pressInDialog = (dialog: HTMLElement, name: string) => {
  const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === name);
  if (button) fireEvent.click(button);
};
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const toasts = () => shownToasts().map(({ title }) => title);
/** Title, text and address of the only toast. */
const toastWithLink = () => {
  const [{ title, text, link } = {}] = shownToasts();
  return [title, plainText(text), link?.to];
};
const refusalAnswer = (status: number, code: string, details = {}) => ({
  answer: () => ({ status, body: { code, ...details } }),
});
const alertWith = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest('[role="alert"]');

describe('cancelling a pending ticket', () => {
  const pending = ticketWith({ status: 'pending', startDate: '2026-04-01' });

  it('shows the saved cost, the SMS to the holder, and until when it can be ordered again', async () => {
    await openEmployee([pending]);
    await openChange('Cancel the ticket');
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '0 kr', '0 kr'],
        ['April 2026', '1 300 kr', '0 kr'],
      ]),
    );
    screen.getByText(/told by SMS that the ticket has been cancelled/);
    screen.getByText(/order it again up to and including 6 April\./);
  });

  it('shows for a continuation that the earlier ticket still ends, and when a new one can start', async () => {
    const laterTicket = ticketWith({ expirationDate: '2026-03-31' });
    await openEmployee([{ ...pending, id: 2, continuesId: 1 }, laterTicket]);
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel the ticket' });
    if (cancel) fireEvent.click(cancel);
    await screen.findByText('The ticket that is valid now still ends on 31 March.');
    expect(screen.queryByText('A new ticket can start on 1 May at the earliest.')).not.toBeNull();
    cleanup();
    // On that day it can be ordered once more.
    await openEmployee([{ ...pending, id: 2, startDate: '2026-05-01' }, laterTicket]);
    await openChange('Cancel the ticket');
    await screen.findByText(/order it again up to and including 6 May\./);
  });

  it('shows that the ticket that it was to continue goes on, and what that costs', async () => {
    const earlier = ticketWith({ expirationDate: '2026-03-31', nrOfZones: 1, isContinued: true });
    await openEmployee([{ ...pending, id: 2, continuesId: 1, reopensId: 1 }, earlier]);
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel the ticket' });
    if (cancel) fireEvent.click(cancel);
    await screen.findByText('The ticket that it was to continue goes on without a last day.');
    expect(screen.queryByText(/still ends/)).toBeNull();
    expect(screen.queryByText(/order it again/)).toBeNull();
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '700 kr', '700 kr'],
        ['April 2026', '1 300 kr', '700 kr'],
      ]),
    );
  });

  it('appears on the page at once', async () => {
    const tickets = [pending];
    await openEmployee(tickets, {
      answer: () => {
        tickets[0] = ticketWith({ ...pending, status: 'cancelled', pickupCode: null });
        return { status: 200, body: { id: 1, subscriberId: 7 } };
      },
    });
    pressInDialog(await openChange('Cancel the ticket'), 'Cancel the ticket from 1 April');
    await waitUntilClosed();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel the ticket' })).toBeNull(),
    );
  });

  it('is sent once', async () => {
    await openEmployee([pending]);
    const dialog = await openChange('Cancel the ticket');
    pressInDialog(dialog, 'Cancel the ticket from 1 April');
    pressInDialog(dialog, 'Cancel the ticket from 1 April');
    await waitUntilClosed();
    expect(changes().map(({ address }) => address)).toEqual(['/api/ticket/cancel-pending/by-id/1']);
    expect(toasts()).toEqual(['The ticket has been cancelled']);
  });

  it('says who and what, with a link to the ticket', async () => {
    await openEmployee([pending]);
    pressInDialog(await openChange('Cancel the ticket'), 'Cancel the ticket from 1 April');
    await waitUntilClosed();
    expect(shownToasts()[0]).toMatchObject({
      text: 'Ingrid Ali, from 1 April',
      link: { to: '/bedriftsavtale/ansatt/7', text: 'See the ticket' },
    });
  });

  it.each([
    [404, 'TICKET_NOT_FOUND', /no longer exists/],
    [409, 'TICKET_NOT_PENDING', /no longer pending/],
  ])('shows the refusal %i %s', async (status, code, text) => {
    await openEmployee([pending], refusalAnswer(status, code));
    pressInDialog(await openChange('Cancel the ticket'), 'Cancel the ticket from 1 April');
    expect(await alertWith(text)).not.toBeNull();
  });
});

describe('sending the pickup code again', () => {
  it('shows phone and code, and sends it', async () => {
    await openEmployee([ticketWith({})]);
    const dialog = await openChange('Resend pickup code');
    expect(plainText(dialog.textContent)).toContain(
      'Ingrid gets the code ABCD2345 by SMS to +47 412 34 567 once more.',
    );
    screen.getByText('The ticket and the price stay as they are.');
    pressSubmit('Resend pickup code');
    await waitUntilClosed();
    expect(changes()[0]?.address).toBe('/api/ticket/resend-pickup-code/1');
    expect(toastWithLink()).toEqual([
      'The pickup code is on its way',
      'Ingrid Ali, +47 412 34 567',
      '/bedriftsavtale/ansatt/7',
    ]);
  });

  it('shows when it can be sent again if it is too soon', async () => {
    const nextAt = '2026-03-04T09:00:37Z';
    await openEmployee([ticketWith({})], refusalAnswer(429, 'PICKUP_CODE_JUST_SENT', { nextAt }));
    await openChange('Resend pickup code');
    pressSubmit('Resend pickup code');
    expect(
      await alertWith('The code has just been sent. You can send it again at 10:01.'),
    ).not.toBeNull();
  });

  it('shows that the code no longer exists', async () => {
    await openEmployee([ticketWith({})], refusalAnswer(409, 'NO_PICKUP_CODE'));
    await openChange('Resend pickup code');
    pressSubmit('Resend pickup code');
    expect(await alertWith(/no code to send/)).not.toBeNull();
  });
});

describe('sending the ticket again', () => {
  const redeemedTicket = ticketWith({ downloadedToPhone: true });

  it('shows the start of the new ticket, the end of the old one, and the unchanged price', async () => {
    await openEmployee([redeemedTicket]);
    await openChange('Resend ticket');
    screen.getByText('The new ticket is valid from 4 March.');
    screen.getByText('The ticket on the old phone stops being valid at once.');
    expect(plainText(screen.getByRole('dialog').textContent)).toContain(
      'Ingrid gets a new ticket with a new pickup code by SMS to +47 412 34 567.',
    );
    screen.getByText('This cannot be undone.');
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '1 300 kr'],
        ['April 2026', '1 300 kr', '1 300 kr'],
      ]),
    );
    pressSubmit('Resend ticket');
    await waitUntilClosed();
    expect(changes()[0]?.address).toBe('/api/ticket/resend/1');
    expect(toastWithLink()).toEqual([
      'Ticket re-sent',
      'Ingrid Ali, +47 412 34 567',
      '/bedriftsavtale/ansatt/7',
    ]);
  });

  it('shows the price of the holder’s profile', async () => {
    await openEmployee([ticketWith({ ...redeemedTicket, profileId: 'SENIOR' })]);
    await openChange('Resend ticket');
    await waitFor(() => expect(monthRows()[0]).toEqual(['March 2026', '650 kr', '650 kr']));
  });

  it('shows a failure as a toast (spec 2 §8) and its reason in the dialog', async () => {
    await openEmployee([redeemedTicket], refusalAnswer(409, 'TICKET_NOT_RESENDABLE'));
    await openChange('Resend ticket');
    pressSubmit('Resend ticket');
    expect(await alertWith(/cannot be re-sent now/)).not.toBeNull();
    expect(shownToasts()).toMatchObject([{ title: 'Re-send ticket failed!', text: 'Ingrid Ali' }]);
  });
});
