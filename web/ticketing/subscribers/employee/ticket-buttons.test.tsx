// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  changes,
  openEmployee,
  ticketWith,
  type TicketOnTheWire,
} from '#ticketing/subscribers/test-employee.tsx';
import {
  features,
  subscriptionWith,
} from '#ticketing/subscribers/subscriptions/test-subscriptions.ts';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const labels = [
  'Change zones',
  'New phone',
  'End the ticket',
  'Undo the end',
  'Cancel the ticket',
  'Resend pickup code',
  'Resend ticket',
];

/** The buttons that can be pressed, and what stands behind “…” with its reason. */
async function buttons(facts: Partial<TicketOnTheWire>): Promise<string[]> {
  await openEmployee([ticketWith(facts)]);
  await screen.findByText('Main office');
  const others = screen.queryByRole('button', { name: 'What cannot be done now' });
  const list = others?.getAttribute('aria-controls') ?? '';
  if (others) fireEvent.click(others);
  const reasons = [...(document.getElementById(list)?.children ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );
  return labels.flatMap((name) => {
    if (screen.queryByRole('button', { name })) return [name];
    return reasons.filter((reason) => reason.startsWith(`${name}: `));
  });
}

/** Presses the button of a ticket and renders all that follows; the dialog's code is loaded before. */
async function endTicketWith(facts: Partial<TicketOnTheWire>): Promise<void> {
  await import('#ticketing/tickets/change/end-ticket.modal.tsx');
  await import('#services/company-tickets/change/ticket-kit.ts');
  await openEmployee([ticketWith(facts)]);
  const button = await screen.findByRole('button', { name: 'End the ticket' });
  await act(async () => fireEvent.click(button));
}

const noEnd = 'The ticket already has a last day.';
const usedText = 'The code has been used. The ticket is on the phone.';

describe('the buttons of a ticket (spec 2 §4)', () => {
  it.each<[string, Partial<TicketOnTheWire>, string[]]>([
    [
      'active with no expiration date and not downloaded: change zone, end, resend the code',
      {},
      ['Change zones', 'New phone', 'End the ticket', 'Resend pickup code'],
    ],
    [
      'active and downloaded with no expiration date: resend becomes a new ticket',
      { downloadedToPhone: true },
      ['Change zones', 'New phone', 'End the ticket', 'Resend ticket'],
    ],
    [
      'active with an expiration date: neither change zone nor end, but the code',
      { expirationDate: '2026-04-30' },
      [`Change zones: ${noEnd}`, 'New phone', `End the ticket: ${noEnd}`, 'Resend pickup code'],
    ],
    [
      'ended today: the end is undone',
      { expirationDate: '2026-04-30', endedOn: '2026-03-04' },
      [
        `Change zones: ${noEnd}`,
        'New phone',
        `End the ticket: ${noEnd}`,
        'Undo the end',
        'Resend pickup code',
      ],
    ],
    [
      'active, downloaded and with an expiration date: nothing',
      { expirationDate: '2026-04-30', downloadedToPhone: true, pickupCode: null },
      [
        `Change zones: ${noEnd}`,
        'New phone',
        `End the ticket: ${noEnd}`,
        `Resend pickup code: ${usedText}`,
      ],
    ],
    [
      'pending: cancelled at once, and no change of zone',
      { status: 'pending', startDate: '2026-04-01' },
      [
        'Change zones: You can change zones from the day the ticket becomes valid.',
        'New phone',
        'Cancel the ticket',
        'Resend pickup code',
      ],
    ],
    [
      'pending and downloaded with no expiration date: a new ticket',
      { status: 'pending', startDate: '2026-04-01', downloadedToPhone: true },
      [
        'Change zones: You can change zones from the day the ticket becomes valid.',
        'New phone',
        'Cancel the ticket',
        'Resend ticket',
      ],
    ],
    [
      'without a pickup code: no code is sent',
      { pickupCode: null },
      [
        'Change zones',
        'New phone',
        'End the ticket',
        'Resend pickup code: The ticket has no pickup code.',
      ],
    ],
  ])('%s', async (_, facts, expectedButtons) => {
    expect(await buttons(facts)).toEqual(expectedButtons);
  });

  it('let customer support move and undo an end that was set earlier', async () => {
    const facts = { expirationDate: '2026-04-30', endedOn: '2026-02-01' };
    expect(await buttons(facts)).not.toContain('Undo the end');
    cleanup();
    await openEmployee([ticketWith(facts)], { features: ['companyTicket', 'companyAdmin'] });
    for (const name of ['End the ticket', 'Undo the end'])
      await screen.findByRole('button', { name });
  });

  it('undo an end with one press, and say so', async () => {
    const ended = ticketWith({ expirationDate: '2026-04-30', endedOn: '2026-03-04' });
    await openEmployee([ticketWith({ id: 2, status: 'pending', startDate: '2026-05-01' }), ended]);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the end' }));
    await vi.waitFor(() => expect(changes()[0]?.address).toBe('/api/ticket/undo-end/1'));
    await vi.waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'The end has been undone', text: 'Ingrid Ali: the ticket is valid as before' },
      ]),
    );
  });

  it.each([
    [404, 'TICKET_NOT_FOUND', 'The ticket no longer exists. Reload the page.'],
    [409, 'END_NOT_UNDOABLE', 'The end can no longer be undone.'],
    [
      409,
      'TICKET_ALREADY_HELD',
      'The end cannot be undone: the person has got another ticket since.',
    ],
  ])('say why an end cannot be undone: %i %s', async (status, code, text) => {
    await openEmployee([ticketWith({ expirationDate: '2026-04-30', endedOn: '2026-03-04' })], {
      answer: { status, body: { code } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the end' }));
    await vi.waitFor(() => expect(shownToasts().map(({ title }) => title)).toEqual([text]));
  });

  it('are not shown for ended tickets', async () => {
    expect(await buttons({})).not.toEqual([]);
    cleanup();
    await openEmployee([ticketWith({ status: 'expired', expirationDate: '2026-02-28' })]);
    await screen.findByText('No valid ticket right now');
    for (const name of labels) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change info' })).toBeDefined();
  });

  it('open the dialog of what they do', async () => {
    await endTicketWith({});
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('keep what cannot be done, and why, behind one button', async () => {
    await openEmployee([ticketWith({ expirationDate: '2026-04-30', downloadedToPhone: true })]);
    const others = await screen.findByRole('button', { name: 'What cannot be done now' });
    expect(screen.queryByText(/The ticket already has a last day/)).toBeNull();
    fireEvent.click(others);
    expect(others.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText(/The ticket already has a last day/)).toHaveLength(2);
  });

  it('disable a new ticket where ordering is not allowed, and say why', async () => {
    await openEmployee([ticketWith({ status: 'cancelled' })], { features: ['companyTicket'] });
    const button = await screen.findByRole('button', { name: 'Order ticket' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the page’s address', () => {
  it('may be an invoice line’s: TICKET and the id of a ticket (spec 2 §2)', async () => {
    await openEmployee([ticketWith({})], { at: '/bedriftsavtale/ansatt/TICKET:31' });
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
    expect(screen.getByRole('button', { name: 'Change zones' })).toBeDefined();
  });

  it('may be an invoice line’s: MOBILITY and the id of a subscription', async () => {
    const subscription = { ...subscriptionWith({}), productType: 'MOBILITY' };
    await openEmployee([ticketWith({}), subscription], {
      at: '/bedriftsavtale/ansatt/MOBILITY:31',
      features,
    });
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
    await screen.findByRole('article', { name: 'E-bike' });
    expect(
      screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent),
    ).toEqual(['Zone 1 – Zone 2Ø', 'E-bike']);
  });

  it.each(['MOBILITY:', 'INVOICE:31', 'TICKET:', 'TICKET:x', 'nobody', '0', 'TICKET:1:2'])(
    '%s is an error',
    async (id) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await openEmployee([ticketWith({})], { at: `/bedriftsavtale/ansatt/${id}` });
      expect((await screen.findByRole('alert')).textContent).toContain('General error');
    },
  );
});
