// @vitest-environment happy-dom
import { schoolTicketActions } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { dialog, toasts } from '#testing/actions.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { schoolButtonsOf } from './school-buttons.ts';
import {
  changes,
  onCard,
  openDialog,
  openTicket,
  press,
  schoolTicketOnTheWire,
  ticketWith,
} from './test-school-ticket.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const buttons = () =>
  within(screen.getByRole('article'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the page of a school ticket (spec 3 §2, §3)', () => {
  it('says everything about the ticket', async () => {
    await openTicket(schoolTicketOnTheWire, { language: 'nb' });
    const card = screen.getByRole('article', { name: 'Skolebillett 2025/2026' });
    const text = document.body.textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('Anne Marie von der LippeKlasse 8A · elevnummer E1001');
    const visibleText = card.textContent.replaceAll('\u00a0', ' ');
    expect(visibleText).toContain('20. august 2025 – 30. juni 2026');
    expect(visibleText).toContain('Mobil +47 905 11 420');
    expect(visibleText).toContain('Sone 1 – Sone 2');
    expect(visibleText).toContain('Skoleskyss');
    expect(visibleText).toContain('377 kr');
  });

  it('shows an end only when somebody has set it', async () => {
    await openTicket(ticketWith({ endedOn: '2026-03-01', expirationDate: '2026-04-30' }));
    expect(screen.getByRole('article').textContent).toContain('until');
    cleanup();
    await openTicket(schoolTicketOnTheWire);
    expect(screen.getByRole('article').textContent).not.toContain('until');
  });

  it.each([
    ['nb', 'Bestilt, Produsert, Sperret, Kansellert, Anonymisert, Ukjent'],
    ['en', 'Requested, Produced, Blocked, Cancelled, Anonymised, Unknown'],
  ] as const)('has a word for the state of each card: %s', async (language, words) => {
    const announcements: string[] = [];
    for (const state of ['REQUESTED', 'CREATED', 'DEACTIVATED', 'CANCELLED', 'ANONYMISED']) {
      expect(cardStates as readonly string[]).toContain(state);
      await openTicket(onCard(state), { language });
      const [word = ''] = words.split(', ').filter((one) => screen.queryAllByText(one).length > 0);
      announcements.push(word);
      cleanup();
    }
    expect(`${announcements.join(', ')}, ${words.split(', ').at(-1)}`).toBe(words);
  });

  it('shows the tickets of the pupil that are over apart, with what can be taken back', async () => {
    const over = ticketWith({
      id: 20,
      status: 'expired',
      expirationDate: '2026-03-03',
      endedOn: '2026-03-04',
      allowedActions: [],
      mayUndoEnd: true,
    });
    await openTicket(schoolTicketOnTheWire, { otherTickets: [over] });
    const table = screen.getByRole('table', { name: 'Expired tickets' });
    within(table).getByRole('button', { name: 'Undo the end' }).click();
    await expect.poll(changes).toEqual(['POST /ticket/20/undo-end']);
    await expect
      .poll(toasts)
      .toEqual([
        [
          'success',
          'The end has been undone',
          'Anne Marie von der Lippe: the ticket is valid as before',
        ],
      ]);
  });
});

describe('the buttons of a ticket', () => {
  const own = { mayUndoEnd: false, travelCardState: null, feeOwed: null, replacement: null };

  it('are there when the server allows what they do, and only then', () => {
    const of = (allowedActions: readonly (typeof schoolTicketActions)[number][]) =>
      schoolButtonsOf({ ...own, allowedActions: [...allowedActions] });
    expect(of([])).toEqual([]);
    expect(of(schoolTicketActions)).toEqual([
      'edit-ticket',
      'change-zone',
      'resend-pickup-code',
      'resend-ticket',
      'replace-card',
      'temporary-ticket',
      'end-ticket',
      'cancel-pending-ticket',
    ]);
    expect(schoolTicketActions.map((action) => of([action]).join() || null)).toEqual([
      'cancel-pending-ticket',
      'change-zone',
      'resend-ticket',
      'resend-pickup-code',
      'edit-ticket',
      'edit-ticket',
      'edit-ticket',
      'end-ticket',
      'edit-ticket',
      null,
      'replace-card',
      'temporary-ticket',
    ]);
  });

  it('are what the page shows', async () => {
    await openTicket(onCard('REQUESTED'));
    expect(buttons()).toEqual(['Edit the ticket', 'See the travel card', 'Cancel the ticket']);
    cleanup();
    await openTicket(ticketWith({ allowedActions: [] }));
    expect(within(screen.getByRole('article')).queryAllByRole('button')).toEqual([]);
  });
});

describe('the cancelling of a ticket (spec 3 §4: idle, awaiting confirmation, in progress, failure)', () => {
  it('is confirmed, takes the card along, and says who', async () => {
    await openTicket(onCard('REQUESTED'));
    await openDialog('Cancel the ticket');
    expect(dialog().getByText(/The travel card is not made/)).toBeTruthy();
    expect(changes()).toEqual([]);
    await press(/^Cancel the ticket from/);
    await expect.poll(changes).toEqual(['DELETE /ticket/21']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(toasts()[0]?.slice(0, 2)).toEqual(['success', 'The ticket has been cancelled']);
  });

  it('tells a pupil who keeps the code of the ticket before that the change is cancelled', async () => {
    const pending = ticketWith({
      status: 'pending',
      startDate: '2026-04-01',
      continuesId: 20,
      reopensId: 20,
      allowedActions: ['CANCEL'],
    });
    await openTicket(pending, { otherTickets: [ticketWith({ id: 20, allowedActions: [] })] });
    await openDialog('Cancel the ticket');
    expect(
      dialog().getByText(/the change has been cancelled, and keeps the pickup code/),
    ).toBeTruthy();
    expect(dialog().queryByText(/stops working/)).toBeNull();
  });

  it('says so while it is in progress, and stays with the reason when it fails', async () => {
    let fail: () => void = () => undefined;
    const answer = () =>
      new Promise<{ status: number; body: unknown }>((resolve) => {
        fail = () => resolve({ status: 409, body: { code: 'TICKET_NOT_PENDING' } });
      });
    await openTicket(onCard('REQUESTED'), { answer, language: 'nb' });
    await openDialog('Avbestill');
    await press(/^Avbestill fra/);
    expect(dialog().getByRole('button', { name: /^Avbestill fra/ }).ariaBusy ?? 'true').toBe(
      'true',
    );
    fail();
    expect(await dialog().findByText(/venter ikke lenger/)).toBeTruthy();
    expect(toasts()).toEqual([
      ['error', 'Det har skjedd en feil ved avbestilling av billett', 'Anne Marie von der Lippe'],
    ]);
  });
});

describe('the end of a ticket', () => {
  it('is offered until the end that it has', async () => {
    await openTicket(ticketWith({ expirationDate: '2026-04-15' }));
    await openDialog('End the ticket');
    await press(/^End the ticket on/);
    await expect.poll(changes).toEqual(['PUT /ticket/21/expiry/2026-03-31']);
  });
});

describe('a ticket again', () => {
  it('fails with the words of the specification', async () => {
    const answer = { status: 409, body: { code: 'TICKET_NOT_RESENDABLE' } };
    await openTicket(schoolTicketOnTheWire, { answer, language: 'nb' });
    await openDialog('Send billett på nytt');
    await press('Send billett på nytt');
    await expect
      .poll(toasts)
      .toEqual([
        ['error', 'Det har skjedd en feil ved utsending av billett', 'Anne Marie von der Lippe'],
      ]);
  });
});
