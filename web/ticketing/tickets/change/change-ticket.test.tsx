// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
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
    expect(dialog.textContent).toContain('+47\u00a0412\u00a034\u00a0567');
    expect(dialog.textContent).toContain('ABCD2345');
    pressSubmit('Resend pickup code');
    await waitUntilClosed();
    expect(changes()[0]?.address).toBe('/api/ticket/resend-pickup-code/1');
    expect(toasts()).toEqual(['The pickup code is on its way']);
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
    await waitFor(() =>
      expect(monthRows()).toEqual([
        ['March 2026', '1 300 kr', '1 300 kr'],
        ['April 2026', '1 300 kr', '1 300 kr'],
      ]),
    );
    pressSubmit('Resend ticket');
    await waitUntilClosed();
    expect(changes()[0]?.address).toBe('/api/ticket/resend/1');
    expect(toasts()).toEqual(['Ticket re-sent']);
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
    expect(toasts()).toEqual(['Re-send ticket failed!']);
  });
});

describe('changing contact details', () => {
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const faultAt = (label: string) =>
    document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;
  const write = (label: string, value: string) =>
    fireEvent.change(input(label), { target: { value } });
  const open = async (...args: Partial<Parameters<typeof openEmployee>>) => {
    await openEmployee(args[0] ?? [ticketWith({})], args[1]);
    await openChange('Change info');
  };

  it('starts with the current values and sends the new ones', async () => {
    await open();
    expect(input('First name').value).toBe('Ingrid');
    write('Last name', ' Berg ');
    write('Employee number', '7');
    pressNow('Save');
    await waitUntilClosed();
    expect(changes()[0]?.body).toEqual({ firstName: 'Ingrid', lastName: 'Berg', employeeId: '7' });
    expect(toasts()).toEqual(['The info has been saved']);
  });

  it.each([
    ['First name', 'I', 'First name must have 2–50 characters'],
    ['Last name', 'x'.repeat(51), 'Last name must have 2–50 characters'],
    ['Employee number', '', 'Employee number must have 1–20 characters'],
    ['Employee number', '1'.repeat(21), 'Employee number must have 1–20 characters'],
  ])('rejects %s «%s»', async (label, value, text) => {
    await open();
    write(label, value);
    pressNow('Save');
    await screen.findByRole('link', { name: text });
    expect(faultAt(label)).toBe(text);
    expect(changes()).toEqual([]);
  });

  it('says why a name with a link is rejected', async () => {
    await open();
    write('First name', 'See www.evil.no');
    pressNow('Save');
    const text =
      'Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @';
    await screen.findByRole('link', { name: `First name: ${text}` });
    expect(faultAt('First name')).toBe(text);
    expect(changes()).toEqual([]);
  });

  it('shows the specified text of a failure and keeps the input', async () => {
    await open([ticketWith({})], refusalAnswer(500, 'UNEXPECTED', { id: 'x' }));
    write('Last name', 'Berg');
    pressNow('Save');
    expect(await alertWith('An error occurred while submitting this form.')).not.toBeNull();
    expect(input('Last name').value).toBe('Berg');
  });

  it('shows faults from the server at the field', async () => {
    const fields = [{ path: 'lastName', message: 'maxLength' }];
    await open([ticketWith({})], refusalAnswer(422, 'INVALID_INPUT', { fields }));
    pressNow('Save');
    await screen.findByRole('link', { name: 'Last name must have 2–50 characters' });
    expect(faultAt('Last name')).toBe('Last name must have 2–50 characters');
  });
});
