// @vitest-environment happy-dom
import { findUnit } from '@takst/contract/services/housing/find-unit.contract.ts';
import { moveIn } from '@takst/contract/services/housing/move-in.contract.ts';
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { findKnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callsTo,
  choose,
  lookups,
  openOrderForm,
  optionsOf,
  orders,
  send,
} from '#services/company-tickets/test-order-form.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { association, ola, personWith, unitWith } from '#services/housing/test-unit.ts';
import type { Answer, RouteAnswer } from '#testing/fake-server.ts';
import { OrderForResidentPage } from './order-for-resident.page.tsx';

const path = '/borettslag/opprett';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const placed: Answer = { status: 200, body: { id: 1, subscriberId: 9 } };

const inHousing = (answers: readonly RouteAnswer[]) =>
  ({
    pages: { [path]: OrderForResidentPage, '/borettslag': () => <p>The residents</p> },
    at: path,
    company: association,
    features: ['housing', 'housing.order'],
    texts: ['unit'],
    answers,
  }) as const;

async function openWith(unit: unknown, answer: Answer = placed) {
  const answers = [
    [findUnit, { status: 200, body: { unit } }],
    [moveIn, answer],
  ] as const;
  await openOrderForm(undefined, inHousing(answers));
  fillInResident();
}

/** Kari moves in, too, before the answer to the move-in; the unit is read again then. */
async function sendAfterKari(answer: Answer) {
  const unitNow = () => (callsTo(moveIn).length === 0 ? occupied : unitWith(personWith(ola), kari));
  const answers = [
    [findUnit, () => ({ status: 200, body: { unit: unitNow() } })],
    [moveIn, answer],
  ] as const;
  await openOrderForm(undefined, inHousing(answers));
  fillInResident();
  await screen.findByText('Unit H0101 is home to Ola Nes');
  choose('They live together');
  send();
  await screen.findByText('Unit H0101 is home to Ola Nes and Kari Lind');
}

function fillInResident() {
  write('Mobile', '41234567');
  write('Resident number', 'H0101');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox'));
}

const kari = personWith({ id: 12, firstName: 'Kari', lastName: 'Lind', phone: '41234569' });
const occupied = unitWith(personWith(ola));

describe('an order for a unit', () => {
  it.each([
    ['nobody has lived in', null],
    ['everybody has moved out of', unitWith(personWith({ ...ola, toDate: '2026-02-28' }))],
  ])('that %s asks nothing, and is an ordinary order', async (_, unit) => {
    await openWith(unit);
    await waitFor(() => expect(callsTo(findUnit)).not.toEqual([]));
    expect(screen.queryByText(/^Unit H0101 is home to/)).toBeNull();
    send();
    await screen.findByText('The residents');
    expect(orders()).toHaveLength(1);
    expect(callsTo(moveIn)).toEqual([]);
  });

  it('leaves no draft, although the person who was ordered for lives there from then on', async () => {
    let ordered = false;
    await openOrderForm(
      () => {
        ordered = true;
        return placed;
      },
      inHousing([
        [findUnit, () => ({ status: 200, body: { unit: ordered ? occupied : null } })],
        [moveIn, placed],
        // The unit is known before everything that the order makes stale is read again.
        [
          findKnownPerson,
          async () => {
            if (ordered) await new Promise((resolve) => setTimeout(resolve, 200));
            return { status: 200, body: { person: null, employeeIdHolder: null } };
          },
        ],
      ]),
    );
    fillInResident();
    await vi.waitFor(() => expect(lookups()).not.toEqual([]));
    send();
    await screen.findByText('The residents');
    expect(draftStore.read(`order-company-ticket:${association.id}:new`)).toBeNull();
  });

  it('that somebody lives in waits for what happens to them', async () => {
    await openWith(occupied);
    await screen.findByText('Unit H0101 is home to Ola Nes');
    send();
    await screen.findAllByText('Choose what happens to those who live in the unit, and when.');
    expect(callsTo(moveIn)).toEqual([]);
    expect(orders()).toEqual([]);
  });

  it('moves them out the day before, in the same call', async () => {
    await openWith(occupied);
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They move out');
    await screen.findByLabelText('Last day in the unit');
    send();
    await screen.findByText('The residents');
    expect(orders()).toEqual([]);
    expect(callsTo(moveIn)).toMatchObject([
      {
        order: { employeeId: 'H0101', startDate: '2026-03-01' },
        movesInOn: '2026-03-01',
        occupants: [ola.id],
        existingResidents: { kind: 'move-out', lastDay: '2026-02-28', endsOn: '2026-02-28' },
      },
    ]);
  });

  it.each([
    ['15.04.2026', '2026-04-15', '2026-04-14', '2026-04-30'],
    // No end is offered so far ahead: what they have runs on.
    ['15.12.2026', '2026-12-15', '2026-12-14', null],
  ])(
    'moves them out before %s, where that is the day',
    async (typed, movesInOn, lastDay, endsOn) => {
      const entries = personWith({}).entries.map((entry) => ({
        ...entry,
        startDate: '2026-03-01',
        isHandedOut: true,
      }));
      await openWith(unitWith(personWith({ ...ola, entries })));
      await screen.findByText('Unit H0101 is home to Ola Nes');
      choose('They move out');
      const picker = await screen.findByLabelText<HTMLInputElement>('Last day in the unit');
      expect(picker.value).toBe('28.02.2026');
      screen.getByText(/^Ola Nes: the ticket has been picked up .* March 2026 is invoiced anyway$/);
      write(/^Move-in date/, typed);
      expect(screen.queryByText(/is invoiced anyway/)).toBeNull();
      send();
      await screen.findByText('The residents');
      expect(callsTo(moveIn)).toMatchObject([
        {
          order: { startDate: '2026-03-01' },
          movesInOn,
          existingResidents: { kind: 'move-out', lastDay, endsOn },
        },
      ]);
    },
  );

  it('waits for the day on which they move out', async () => {
    await openWith(occupied);
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They move out');
    fireEvent.change(await screen.findByLabelText('Last day in the unit'), {
      target: { value: '' },
    });
    send();
    await screen.findAllByText('Choose what happens to those who live in the unit, and when.');
    expect(callsTo(moveIn)).toEqual([]);
  });

  it('makes them one household', async () => {
    await openWith(occupied);
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They live together');
    send();
    await screen.findByText('The residents');
    expect(callsTo(moveIn)).toMatchObject([{ existingResidents: { kind: 'live-together' } }]);
  });

  it('says who lives there now when somebody was quicker, and asks again', async () => {
    const { id, firstName, lastName, fromDate } = kari;
    const occupants = [{ subscriberId: id, firstName, lastName, fromDate }];
    await sendAfterKari({ status: 409, body: { code: 'UNIT_OCCUPIED', occupants } });
    // It stays when the unit has been read again.
    screen.getByText(/It is now home to Kari Lind/);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ingrid');
  });

  it('keeps the day when nobody lives there any more, and asks again', async () => {
    await openWith(occupied, { status: 409, body: { code: 'UNIT_OCCUPIED', occupants: [] } });
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They live together');
    const day = await screen.findByLabelText<HTMLInputElement>(/^Move-in date/);
    fireEvent.change(day, { target: { value: '15.03.2026' } });
    send();
    await screen.findByText('Nobody lives in the unit any more. Try again.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Move-in date/).value).toBe('15.03.2026');
    const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /^They (live|move)/ });
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('offers later starts alone after a quarantine', async () => {
    const refusal = {
      code: 'START_DATE_IN_QUARANTINE',
      expectedQuaranteenEndDate: '2026-04-01',
      lastOrder: { expirationDate: '2026-03-01' },
    };
    await openWith(occupied, { status: 409, body: refusal });
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They live together');
    expect(optionsOf('Start date')[0]).toBe('1 March 2026');
    send();
    await screen.findByText(/start date for a new ticket is 01\.04\.2026/);
    expect(optionsOf('Start date')[0]).toBe('1 April 2026');
  });

  it('keeps no choice for somebody whom the user has not seen', async () => {
    await sendAfterKari({ status: 409, body: { code: 'TICKET_ALREADY_HELD' } });
    write('Mobile', '41234560');
    send();
    await screen.findAllByText('Choose what happens to those who live in the unit, and when.');
    expect(callsTo(moveIn)).toHaveLength(1);
  });

  it('has the specified text when the person has a ticket already (spec 2 §8)', async () => {
    await openWith(occupied, { status: 409, body: { code: 'TICKET_ALREADY_HELD' } });
    await screen.findByText('Unit H0101 is home to Ola Nes');
    choose('They live together');
    send();
    await screen.findByText(
      /There already exists a pending or active ticket for this phone number/,
    );
  });
});
