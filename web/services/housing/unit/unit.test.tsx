// @vitest-environment happy-dom
import { getUnitOfSubscriber } from '@takst/contract/services/housing/find-unit.contract.ts';
import { liveTogether } from '@takst/contract/services/housing/live-together.contract.ts';
import { moveOut, undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { association, ola, personWith, unitWith } from '#services/housing/test-unit.ts';
import { subscriberOnTheWire, ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { UnitPage } from './unit.page.tsx';

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  cleanup();
});

const toast = (content: object) =>
  vi.waitFor(() => expect(shownToasts()).toMatchObject([content]), { timeout: 3_000 });

let server: FakeServer;

async function open(
  unit: unknown,
  { language = 'en' as 'nb' | 'en', answer = null as Answer | null } = {},
) {
  const ofOla = ticketWith({ id: 2, subscriberId: ola.id, firstName: ola.firstName });
  server = fakeServer(
    [getNote, { status: 200, body: { note: '' } }],
    [listSubscriberInvoices, { status: 200, body: [] }],
    [listSubscriberHistory, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [getSubscriber, { status: 200, body: subscriberOnTheWire }],
    [listSubscriberSubscriptions, { status: 200, body: [] }],
    [listAvailableSubscriptions, { status: 200, body: [ticketAvailable] }],
    [
      listSubscriberTickets,
      ({ address }) => ({ status: 200, body: [address.includes('/8/') ? ofOla : ticketWith({})] }),
    ],
    [
      getUnitOfSubscriber,
      unit ? { status: 200, body: unit } : { status: 404, body: { code: 'NOT_A_RESIDENT' } },
    ],
    [moveOut, answer ?? { status: 200, body: { subscriberIds: [7] } }],
    [
      undoMoveOut,
      answer ?? {
        status: 200,
        body: { subscriberId: 7, undone: [11], refused: [], households: 2 },
      },
    ],
    [liveTogether, answer ?? { status: 200, body: { subscriberIds: [7, 8] } }],
  );
  await openPage({
    pages: { '/borettslag/boenhet/$id': UnitPage },
    at: '/borettslag/boenhet/7',
    company: association,
    features: ['housing', 'housing.order'],
    language,
    texts: [
      'employees',
      'ticket-actions',
      'change-ticket',
      'change-history',
      'employee-note',
      'employee-invoice-lines',
      'unit',
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
}

const bodiesOf = (route: Parameters<FakeServer['callsTo']>[0]) =>
  server.callsTo(route).map(({ body }) => body);

describe('the unit of a resident (spec 2 §2, Unit page)', () => {
  it.each([
    ['en', 'Unit H0101', 'Since 1 January', 'Others who live in unit H0101'],
    ['nb', 'Boenhet H0101', 'Siden 1. januar', 'Andre som bor i boenhet H0101'],
  ] as const)(
    'has its people, and what each of them has (%s)',
    async (language, title, since, others) => {
      await open(unitWith(personWith({}), personWith(ola)), { language });
      await screen.findByRole('heading', { name: title });
      expect(screen.getAllByText(new RegExp(since))).toHaveLength(2);
      const section = (await screen.findByRole('heading', { name: others })).closest('section');
      if (!section) throw new Error('the others have no section');
      within(section).getByRole('heading', { name: 'Ola Nes' });
      await within(section).findByRole('article');
      // The resident's own ticket stands above, by itself.
      expect(screen.getAllByRole('article')).toHaveLength(2);
      const links = screen.getAllByRole('link', { name: /Ola Nes/ });
      expect(links[0]?.getAttribute('href')).toBe('/borettslag/boenhet/8');
    },
  );

  it('is left out for somebody for whom nothing was ever ordered', async () => {
    await open(null);
    await screen.findByRole('article');
    expect(screen.queryByText(/^Unit/)).toBeNull();
  });

  it('says that two households live there, and makes them one', async () => {
    await open(unitWith(personWith({}), personWith({ ...ola, household: 2 })));
    await screen.findByText('Two households live here at the same time');
    await press('They live together');
    await toast({ title: 'Registered as one household' });
    expect(bodiesOf(liveTogether)).toEqual([{ subscriberIds: [7, 8] }]);
  });

  it('says whose ticket runs after they have moved out, and ends it', async () => {
    const formerResident = personWith({ ...ola, toDate: '2026-02-28' });
    await open(unitWith(personWith({}), formerResident));
    await screen.findByText('Ola Nes has moved, but still has a ticket or subscription');
    await press('End what runs');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('Who moves out?')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Register move-out' }));
    await toast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [8], lastDay: '2026-02-28', endsOn: '2026-03-31', toUnit: null },
    ]);
  });

  it.each([
    ['2026-01-01', '1 January – 28 February'],
    ['2025-07-01', '1 July 2025 – 28 February 2026'],
  ])('says from %s to when somebody lived there', async (fromDate, days) => {
    await open(unitWith(personWith({}), personWith({ ...ola, fromDate, toDate: '2026-02-28' })));
    await screen.findByText(new RegExp(`^${days} ·`));
  });

  it.each([
    [0, 'Nothing that runs'],
    [1, '1 ticket or subscription that runs'],
    [2, '2 tickets or subscriptions that run'],
  ])('says of somebody with %i entries that run what they have', async (runningEntries, text) => {
    await open(unitWith(personWith({ runningEntries })));
    await screen.findByText(`Since 1 January · ${text}`);
  });

  it('undoes a move-out', async () => {
    const leaves = { toDate: '2026-03-31' };
    const hasMovedOn = personWith({ ...ola, ...leaves });
    await open(unitWith(personWith({ ...leaves, isMoveOutUndoable: true }), hasMovedOn), {
      answer: { status: 200, body: { subscriberId: 7, undone: [], refused: [], households: 1 } },
    });
    await press('Undo move-out, Ingrid Ali');
    expect(screen.queryByRole('button', { name: 'Undo move-out, Ola Nes' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Two households then live here at the same time')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Undo move-out' }));
    await toast({ title: 'Move-out undone', text: 'Ingrid Ali lives in the unit again.' });
    expect(bodiesOf(undoMoveOut)).toEqual([{ entryIds: [] }]);
  });

  it('undoes with a move-out what it has ended, and says who lives there by then', async () => {
    const ended = {
      id: 11,
      type: 'TICKET',
      status: 'active',
      startDate: '2026-01-01',
      expirationDate: '2026-03-31',
      endedOn: '2026-03-04',
      lastDay: '2026-03-31',
      isContinued: false,
      isReplaced: false,
    };
    const endedByMoveOut = [
      ended,
      { ...ended, id: 12, type: 'JOULE' },
      { ...ended, id: 13, type: 'OTTO', isReplaced: true },
      {
        ...ended,
        id: 14,
        type: 'OTTO',
        status: 'cancelled',
        lastDay: null,
        startDate: '2026-04-01',
      },
    ];
    const leaves = { toDate: '2026-03-31', isMoveOutUndoable: true, endedByMoveOut };
    await open(unitWith(personWith(leaves), personWith({ ...ola, household: 2 })));
    await press('Undo move-out, Ingrid Ali');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Two households then live here at the same time');
    dialog.getByText(/^Ola Nes lives here now/);
    dialog.getByText('Car sharing, last day 31 March: the person has a new one now');
    dialog.getByText('Car sharing from 1 April: cancelled, has to be ordered anew');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'E-bike, last day 31 March' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo move-out' }));
    await toast({
      text: 'Ingrid Ali lives in the unit again. 1 ticket or subscription runs on. Two households live here at the same time',
    });
    expect(bodiesOf(undoMoveOut)).toEqual([{ entryIds: [11] }]);
  });
});

describe('a move-out', () => {
  async function openDialog(answer: Answer | null = null) {
    await open(unitWith(personWith({}), personWith(ola)), { answer });
    await press('Register move-out');
    return within(await screen.findByRole('dialog'));
  }
  const submit = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    fireEvent.click(dialog.getByRole('button', { name: 'Register move-out' }));

  it('is of whoever is chosen, and says what becomes of what they have', async () => {
    const dialog = await openDialog();
    dialog.getByText('Ingrid Ali: runs until 31 March');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ola Nes' }));
    dialog.getByText('Ola Nes: runs until 31 March');
    submit(dialog);
    await toast({ text: 'Ingrid Ali and Ola Nes, last day 4 March' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [7, 8], lastDay: '2026-03-04', endsOn: '2026-03-31', toUnit: null },
    ]);
  });

  it('says before what is invoiced although it ends with the month before', async () => {
    const bike = { productType: 'MOBILITY', type: 'JOULE', startDate: '2026-03-01' };
    const [ticket] = personWith({}).entries;
    if (!ticket) throw new Error('no ticket');
    const entries = [
      { ...ticket, startDate: '2026-03-01', isHandedOut: true },
      { ...ticket, ...bike, isHandedOut: true },
      { ...ticket, ...bike, type: 'OTTO' },
    ];
    await open(unitWith(personWith({ entries })));
    await press('Register move-out');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/invoiced anyway/)).toBeNull();
    const end = dialog.getByLabelText('Tickets and subscriptions end on');
    fireEvent.change(end, { target: { value: '2026-02-28' } });
    expect(dialog.getAllByText(/invoiced anyway/)).toHaveLength(2);
    dialog.getByText(/picked up or opened on the phone, so March 2026 is invoiced anyway/);
    dialog.getByText(/code has been sent, so March 2026 is invoiced anyway for E-bike/);
  });

  it('may leave the tickets to run on', async () => {
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'The tickets continue to run' }));
    submit(dialog);
    await toast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toMatchObject([{ endsOn: null }]);
  });

  it('to another unit takes the tickets along', async () => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText(/Moves to a unit of the association/);
    fireEvent.change(field, { target: { value: ' H0305 ' } });
    dialog.getByText('Ingrid Ali: lives in H0305 from 5 March, with their tickets');
    expect(dialog.queryByLabelText('Tickets and subscriptions end on')).toBeNull();
    submit(dialog);
    await toast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [7], lastDay: '2026-03-04', endsOn: null, toUnit: 'H0305' },
    ]);
  });

  it('needs somebody, and sends nothing before', async () => {
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ingrid Ali' }));
    submit(dialog);
    dialog.getByText('Choose who moves out.');
    expect(bodiesOf(moveOut)).toEqual([]);
  });

  it('tells why it was refused, and stays open', async () => {
    const dialog = await openDialog({ status: 422, body: { code: 'END_DATE_NOT_OFFERED' } });
    submit(dialog);
    await dialog.findByText('The tickets cannot end on this date. Choose another one.');
  });
});
