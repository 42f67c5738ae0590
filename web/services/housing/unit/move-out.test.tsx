// @vitest-environment happy-dom
import { moveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { ola, personWith, unitWith } from '#services/housing/test-unit.ts';
import type { Answer } from '#testing/fake-server.ts';
import { ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { bodiesOf, openUnit, waitForToast } from './test-unit-page.tsx';

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  cleanup();
});

describe('a move-out', () => {
  async function openDialog(answer: Answer | null = null) {
    await openUnit(unitWith(personWith({}), personWith(ola)), { answer });
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
    await waitForToast({ text: 'Ingrid Ali and Ola Nes, last day 4 March' });
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
    const bikes = {
      ...ticketAvailable,
      type: 'JOULE',
      pricePerMonth: 399,
      vatPerMonth: 79.8,
      prices: [
        { validFrom: '2026-01-01', pricePerMonth: 399, vatPerMonth: 79.8 },
        { validFrom: '2026-03-01', pricePerMonth: 599, vatPerMonth: 119.8 },
      ],
    };
    const other = { ...bikes, type: 'OTTO', prices: [{ ...bikes.prices[0], pricePerMonth: 99 }] };
    await openUnit(unitWith(personWith({ entries })), {
      available: [ticketAvailable, other, bikes],
    });
    await press('Register move-out');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/invoiced anyway/)).toBeNull();
    const end = dialog.getByLabelText('Tickets and subscriptions end on');
    fireEvent.change(end, { target: { value: '2026-02-28' } });
    expect(dialog.getAllByText(/invoiced anyway/)).toHaveLength(2);
    dialog.getByText(/picked up or opened on the phone, so March 2026 is invoiced anyway/);
    await dialog.findByText(/code has been sent, so March 2026 is invoiced anyway for E-bike, 599/);
    // The price is of the month that is invoiced, whenever they leave.
    fireEvent.change(await dialog.findByLabelText('Last day in the unit'), {
      target: { value: '20.02.2026' },
    });
    dialog.getByText(/so March 2026 is invoiced anyway for E-bike, 599/);
  });

  it('says of each entry what becomes of it, and ends with the month of another last day', async () => {
    const [ticket] = personWith({}).entries;
    if (!ticket) throw new Error('no ticket');
    const entries = [
      { ...ticket, startDate: '2026-01-01', expirationDate: '2026-06-30' },
      { ...ticket, status: 'pending', startDate: '2026-03-05' },
      { ...ticket, status: 'pending', startDate: '2026-03-04' },
    ];
    await openUnit(unitWith(personWith({ entries }), personWith({ ...ola, entries: [] })));
    await press('Register move-out');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ola Nes' }));
    dialog.getByText('Ingrid Ali: runs until 30 June');
    dialog.getByText('Ingrid Ali: what begins on 5 March is cancelled');
    dialog.getByText('Ingrid Ali: what begins on 4 March can only be ended once it has begun');
    dialog.getByText('Ola Nes: has nothing that runs');
    dialog.getByText('They get an SMS about what is ended or cancelled.');
    fireEvent.change(await dialog.findByLabelText('Last day in the unit'), {
      target: { value: '05.04.2026' },
    });
    await dialog.findByText(
      'Ingrid Ali: what begins on 5 March can only be ended once it has begun',
    );
    submit(dialog);
    await waitForToast({ text: 'Ingrid Ali and Ola Nes, last day 5 April' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [7, 8], lastDay: '2026-04-05', endsOn: '2026-04-30', toUnit: null },
    ]);
  });

  it('may leave the tickets to run on', async () => {
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'The tickets continue to run' }));
    dialog.getByText('Ingrid Ali: The tickets continue to run');
    dialog.getByText(/is then invoiced for them after the move-out/);
    expect(dialog.queryByLabelText('Tickets and subscriptions end on')).toBeNull();
    submit(dialog);
    await waitForToast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toMatchObject([{ endsOn: null }]);
  });

  it('to another unit takes the tickets along', async () => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText(/Moves to a unit of the association/);
    fireEvent.change(field, { target: { value: ' H0305 ' } });
    dialog.getByText('Ingrid Ali: lives in H0305 from 5 March, with their tickets');
    expect(dialog.queryByLabelText('Tickets and subscriptions end on')).toBeNull();
    expect(dialog.queryByText(/get an SMS/)).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: 'The tickets continue to run' })).toBeNull();
    submit(dialog);
    await waitForToast({ title: 'Move-out registered' });
    expect(bodiesOf(moveOut)).toEqual([
      { subscriberIds: [7], lastDay: '2026-03-04', endsOn: null, toUnit: 'H0305' },
    ]);
  });

  it('needs somebody, and sends nothing before', async () => {
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ingrid Ali' }));
    fireEvent.change(await dialog.findByLabelText('Last day in the unit'), {
      target: { value: '' },
    });
    const faults = /^Choose (who|the last day|when)/;
    expect(dialog.queryByText(faults)).toBeNull();
    submit(dialog);
    expect(dialog.getAllByText(faults).map(({ textContent }) => textContent)).toEqual([
      'Choose who moves out.',
      'Choose the last day in the unit.',
    ]);
    expect(bodiesOf(moveOut)).toEqual([]);
  });

  it('tells why it was refused, stays open, and offers the day no more', async () => {
    const dialog = await openDialog({ status: 422, body: { code: 'END_DATE_NOT_OFFERED' } });
    const daysOffered = () =>
      [...dialog.getByLabelText<HTMLSelectElement>('Tickets and subscriptions end on').options].map(
        ({ value }) => value,
      );
    expect(daysOffered()).toContain('2026-03-31');
    submit(dialog);
    await dialog.findByText('The tickets cannot end on this date. Choose another one.');
    expect(daysOffered()).not.toContain('2026-03-31');
    expect(daysOffered()).toContain('2026-04-30');
    dialog.getByText('Choose when the tickets end.');
  });

  it.each([
    [
      { status: 422, body: { code: 'SAME_UNIT' } },
      'They live in this unit already. Write another one.',
    ],
    [
      { status: 422, body: { code: 'LAST_DAY_BEFORE_MOVE_IN' } },
      'The last day is before they moved in. Choose a later one.',
    ],
  ])('says that it was refused with %j until something is changed', async (answer, text) => {
    const dialog = await openDialog(answer);
    submit(dialog);
    await dialog.findByText(text);
    const field = dialog.getByLabelText(/Moves to a unit of the association/);
    fireEvent.change(field, { target: { value: 'H0305' } });
    submit(dialog);
    await dialog.findByText(text);
    fireEvent.change(field, { target: { value: 'H0306' } });
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
  });
});
