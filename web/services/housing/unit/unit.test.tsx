// @vitest-environment happy-dom
import { liveTogether } from '@takst/contract/services/housing/live-together.contract.ts';
import { moveOut, undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { ola, personWith, unitWith } from '#services/housing/test-unit.ts';
import { ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { subscriptionWith } from '#ticketing/subscribers/subscriptions/test-subscriptions.ts';
import { bodiesOf, openUnit, waitForToast } from './test-unit-page.tsx';

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  cleanup();
});

describe('the unit of a resident (spec 2 §2, Unit page)', () => {
  it.each([
    ['en', 'Unit H0101', 'Since 1 January', 'Others who live in unit H0101'],
    ['nb', 'Boenhet H0101', 'Siden 1. januar', 'Andre som bor i boenhet H0101'],
  ] as const)(
    'has its people, and what each of them has (%s)',
    async (language, title, since, others) => {
      await openUnit(unitWith(personWith({}), personWith(ola)), { language });
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
    await openUnit(null);
    await screen.findByRole('article');
    expect(screen.queryByText(/^Unit/)).toBeNull();
  });

  it('says that two households live there, and makes them one', async () => {
    // Who has left, or has yet to come, is not asked about.
    const past = personWith({ id: 12, firstName: 'Per', household: 3, toDate: '2026-03-03' });
    const coming = personWith({ id: 13, firstName: 'Siri', household: 4, fromDate: '2026-03-05' });
    const others = [personWith({ ...ola, household: 2 }), past, coming];
    await openUnit(unitWith(personWith({}), ...others));
    await screen.findByText('Two households live here at the same time');
    await press('They live together');
    await waitForToast({ title: 'Registered as one household' });
    expect(bodiesOf(liveTogether)).toEqual([{ subscriberIds: [7, 8] }]);
  });

  it('says whose ticket runs after they have moved out, and ends it', async () => {
    const formerResident = personWith({ ...ola, toDate: '2026-02-28' });
    const settled = { firstName: 'Per', toDate: '2026-01-31', runningEntries: 0 };
    const hasNothing = personWith({ id: 12, lastName: 'Nes', ...settled });
    await openUnit(unitWith(personWith({}), hasNothing, formerResident));
    // The last to leave stands first, and none of them lives there with the others.
    const past = (await screen.findByText('Have lived here')).closest('section');
    const names = within(past ?? document.body).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ola Nes', 'Per Nes']);
    expect(screen.queryByText(/^Others who live in/)).toBeNull();
    expect(screen.queryByText('Nobody lives here now.')).toBeNull();
    await screen.findByText('Ola Nes has moved, but still has a ticket or subscription');
    await press('End what runs');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('Who moves out?')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Register move-out' }));
    await waitForToast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [8], lastDay: '2026-02-28', endsOn: '2026-03-31', toUnit: null },
    ]);
  });

  it('says that nobody lives there now, and offers no move-out', async () => {
    await openUnit(unitWith(personWith({ toDate: '2026-03-03', runningEntries: 0 })));
    await screen.findByText('Nobody lives here now.');
    expect(screen.queryByRole('button', { name: 'Register move-out' })).toBeNull();
  });

  it.each([
    ['nothing that is valid', ['expired', 'cancelled'], ['expired', 'cancelled'], 0],
    ['a subscription alone', ['expired'], ['cancelled', 'active'], 1],
    ['a ticket alone', ['cancelled', 'pending'], ['expired'], 1],
  ] as const)('says of another resident who has %s', async (_, tickets, subscriptions, shown) => {
    await openUnit(unitWith(personWith({}), personWith(ola)), {
      ofOla: tickets.map((status, at) => ticketWith({ id: 20 + at, subscriberId: ola.id, status })),
      subscriptionsOfOla: subscriptions.map((status, at) =>
        subscriptionWith({ id: 30 + at, subscriberId: ola.id, status }),
      ),
    });
    const section = (await screen.findByRole('heading', { name: 'Ola Nes' })).closest('section');
    const ofOla = within(section ?? document.body);
    if (shown === 0) await ofOla.findByText('Has no valid ticket or subscription.');
    else expect(await ofOla.findAllByRole('article')).toHaveLength(shown);
    expect(ofOla.queryAllByText('Has no valid ticket or subscription.')).toHaveLength(1 - shown);
  });

  it.each([
    ['2026-01-01', '1 January – 28 February'],
    ['2025-07-01', '1 July 2025 – 28 February 2026'],
  ])('says from %s to when somebody lived there', async (fromDate, days) => {
    await openUnit(
      unitWith(personWith({}), personWith({ ...ola, fromDate, toDate: '2026-02-28' })),
    );
    await screen.findByText(new RegExp(`^${days} ·`));
  });

  it('says of a resident on the last day that they move out on it', async () => {
    await openUnit(unitWith(personWith({ toDate: '2026-03-04' })));
    await screen.findByText(/^Since 1 January · Moves out on 4 March ·/);
  });

  it.each([
    [0, 'Nothing that runs'],
    [1, '1 ticket or subscription that runs'],
    [2, '2 tickets or subscriptions that run'],
  ])('says of somebody with %i entries that run what they have', async (runningEntries, text) => {
    await openUnit(unitWith(personWith({ runningEntries })));
    await screen.findByText(`Since 1 January · ${text}`);
  });

  it('undoes a move-out', async () => {
    const leaves = { toDate: '2026-03-31' };
    const hasMovedOn = personWith({ ...ola, ...leaves });
    await openUnit(unitWith(personWith({ ...leaves, isMoveOutUndoable: true }), hasMovedOn), {
      answer: { status: 200, body: { subscriberId: 7, undone: [], refused: [], households: 1 } },
    });
    await press('Undo move-out, Ingrid Ali');
    expect(screen.queryByRole('button', { name: 'Undo move-out, Ola Nes' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Two households then live here at the same time')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Undo move-out' }));
    await waitForToast({ title: 'Move-out undone', text: 'Ingrid Ali lives in the unit again.' });
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
    await openUnit(unitWith(personWith(leaves), personWith({ ...ola, household: 2 })), {
      answer: {
        status: 200,
        body: {
          subscriberId: 7,
          undone: [11],
          // A colleague has changed the bike meanwhile.
          refused: [{ id: 12, reason: 'CHANGED_SINCE' }],
          households: 2,
        },
      },
    });
    await press('Undo move-out, Ingrid Ali');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Two households then live here at the same time');
    dialog.getByText(/^Ola Nes lives here now/);
    dialog.getByText('Car sharing, last day 31 March: the person has a new one now');
    dialog.getByText('Car sharing from 1 April: cancelled, has to be ordered anew');
    // What is ticked again does not take the place of the others.
    for (const name of [/^Ticket/, /^Ticket/, 'E-bike, last day 31 March'])
      fireEvent.click(dialog.getByRole('checkbox', { name }));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo move-out' }));
    await waitForToast({
      text: 'Ingrid Ali lives in the unit again. 1 ticket or subscription runs on. E-bike, last day 31 March: changed since, and stays as it is Two households live here at the same time',
    });
    expect(bodiesOf(undoMoveOut)).toEqual([{ entryIds: [11] }]);
  });
});
