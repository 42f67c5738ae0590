// @vitest-environment happy-dom
import { listSchoolTicketCards } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { dialog, toasts } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
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

  it('leads back to the list as it was left', async () => {
    await openTicket(schoolTicketOnTheWire, { search: '?q=lippe&year=2025&class=8A&page=2' });
    const back = screen.getByRole('link', { name: 'School tickets' });
    expect(back.getAttribute('href')).toBe('/skole?q=lippe&year=2025&class=8A&page=2');
  });

  it('shows an end only when somebody has set it', async () => {
    await openTicket(ticketWith({ endedOn: '2026-03-01', expirationDate: '2026-04-30' }));
    expect(screen.getByRole('article').textContent).toContain('until');
    cleanup();
    await openTicket(schoolTicketOnTheWire);
    expect(screen.getByRole('article').textContent).not.toContain('until');
  });

  it.each([
    ['Class 8A · student number E1001 · Granlia Bygg AS', {}],
    ['Without a class · student number E1001 · Granlia Bygg AS', { className: null }],
    ['Class 8A · Granlia Bygg AS', { studentId: null }],
    ['Granlia Bygg AS', { className: null, studentId: null, firstName: null, lastName: null }],
  ])('says of the pupil what is known: %s', async (line, changed) => {
    await openTicket(ticketWith(changed));
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(line);
  });

  it('says what is missing of a ticket: a year, a reference, a name on the card', async () => {
    await openTicket(onCard('CREATED', { schoolYear: null, invoiceReference: '', cardName: null }));
    const card = screen.getByRole('article', { name: 'School ticket' });
    for (const text of ['Invoice reference7', 'Name on the cardNot written yet'])
      expect(card.textContent).toContain(text);
    cleanup();
    await openTicket(onCard('CREATED', { pricePerMonth: null }));
    const { textContent } = screen.getByRole('article', { name: 'School ticket 2025/2026' });
    for (const text of [
      'Invoice referenceSkoleskyss',
      'Name on the cardAnne Marie von der Lippe',
      'Price per monthnot set',
    ])
      expect(textContent).toContain(text);
    cleanup();
    await openTicket(schoolTicketOnTheWire);
    expect(screen.getByRole('article').textContent).not.toContain('Name on the card');
  });

  it('has the tickets that are valid first, the newest on top, and says when there is none', async () => {
    const next = ticketWith({ id: 22, status: 'pending', schoolYear: '2026/2027' });
    const nextYear = { ...next, startDate: '2026-08-20', expirationDate: '2027-06-30' };
    await openTicket(schoolTicketOnTheWire, { otherTickets: [nextYear] });
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'School ticket 2026/2027',
      'School ticket 2025/2026',
    ]);
    expect(screen.queryByText('No tickets are valid now')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Expired tickets' })).toBeNull();
    cleanup();
    await openTicket(ticketWith({ status: 'expired', allowedActions: [] }));
    expect(screen.getByText('No tickets are valid now')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows the cards of a ticket that is valid, and of one that is over', async () => {
    const own = { replacementReason: null, closedAt: null, fee: 50 };
    const moments = { requestedAt: '2026-01-05T09:00:00Z', manufacturedAt: null };
    const cards = [{ id: 1, number: '712345678', state: 'CREATED', ...own, ...moments }];
    const over = onCard('DEACTIVATED', { id: 20, status: 'expired', allowedActions: [] });
    const { server } = await openTicket(onCard('CREATED'), { cards, otherTickets: [over] });
    const table = screen.getByRole('table', { name: 'Expired tickets' });
    expect(within(table).getByText('Blocked')).toBeTruthy();
    for (const [place, id] of [
      [screen.getByRole('article'), 21],
      [table, 20],
    ] as const) {
      const [button] = within(place).getAllByRole('button', { name: 'See the travel card' });
      if (!button) throw new Error('the cards cannot be seen');
      fireEvent.click(button);
      await screen.findByRole('dialog');
      expect(await dialog().findByText('Card 712345678')).toBeTruthy();
      expect(dialog().getByText('Anne Marie von der Lippe · Class 8A')).toBeTruthy();
      expect(server.callsTo(listSchoolTicketCards).at(-1)?.address).toMatch(`/${id}/cards`);
      fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    }
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

describe('the tickets of a pupil that are over', () => {
  it('stand by their first day, the newest first, with their year, zones and card', async () => {
    const over = { status: 'expired', allowedActions: [] } as const;
    const first = onCard('DEACTIVATED', {
      ...over,
      id: 18,
      startDate: '2024-08-20',
      expirationDate: '2025-06-30',
      schoolYear: '2024/2025',
      zoneTo: '3',
    });
    const last = ticketWith({ ...over, id: 19, expirationDate: '2025-12-31' });
    const before = ticketWith({ ...over, id: 17, expirationDate: '2025-09-30' });
    await openTicket(schoolTicketOnTheWire, { otherTickets: [first, before, last] });
    const rows = within(screen.getByRole('table', { name: 'Expired tickets' })).getAllByRole('row');
    const texts = rows.slice(1).map(({ textContent }) => plainText(textContent));
    expect(texts[0]).toMatch(
      /^20 August 2025 – 31 December 2025School year 2025\/2026Zone 1 – Zone 2/,
    );
    expect(texts[1]).toMatch(/^20 August 2025 – 30 September 2025/);
    expect(texts[2]).toMatch(
      /^20 August 2024 – 30 June 2025School year 2024\/2025Zone 1 – Zone 3.*712345678/,
    );
  });
});

describe('the buttons on the page of a ticket', () => {
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
