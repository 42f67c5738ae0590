// @vitest-environment happy-dom
import { dialog, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import type { ReceivedCall } from '#testing/fake-server.ts';
import {
  changes,
  familyBecomes,
  freeTicketWith,
  onCard,
  openDialog,
  openFamily,
  submit,
} from './test-family.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const relative = { ticketHolderType: 'FAMILY_MEMBER' };
const pending = { status: 'pending', startDate: '2026-04-01' };
const ended = { expirationDate: '2026-03-31', endedOn: '2026-03-01' };
const kari = freeTicketWith({});
const jonas = freeTicketWith({ ...relative, ...pending, id: 12, firstName: 'Jonas' });
const iben = onCard('REQUESTED', { ...relative, id: 13, firstName: 'Iben' });
const emma = freeTicketWith({
  ...relative,
  id: 14,
  firstName: 'Emma',
  expirationDate: '2026-03-10',
});
const aksel = freeTicketWith({ ...relative, ...ended, id: 15, firstName: 'Aksel' });

const button = () => screen.queryByRole('button', { name: 'Cancel all tickets' });
const notes = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('"Cancel all tickets" (spec 3 §2, §4)', () => {
  it.each([
    ['a ticket without an end', [kari, aksel], true],
    ['a pending ticket', [jonas, aksel], true],
    ['a child whose end is by rule alone', [emma], true],
    ['tickets that somebody has ended', [aksel], false],
    ['a ticket that another continues', [{ ...kari, ...ended, isContinued: true }], false],
    ['tickets that are over', [{ ...kari, ...ended, status: 'expired' }], false],
  ])('is there for %s: %s', async (_, tickets, isThere) => {
    await openFamily(tickets);
    expect(button() !== null).toBe(isThere);
  });

  it('says what becomes of each ticket, the employee’s first', async () => {
    const siri = onCard('CREATED', { ...relative, ...pending, id: 16, firstName: 'Siri' });
    await openFamily([emma, iben, jonas, siri, aksel, kari]);
    await openDialog('Cancel all tickets');
    expect(notes()).toEqual([
      'Kari Solberg: the ticket is valid up to and including 31 March.',
      'Emma Solberg: the ticket is valid up to and including 10 March.',
      'Iben Solberg: the ticket is cancelled. The travel card is not made, and its fee is not invoiced.',
      'Jonas Solberg: the ticket from 1 April is cancelled.',
      'Siri Solberg: the ticket from 1 April is cancelled.',
      'Whoever has the ticket on a phone is told by SMS.',
    ]);
    cleanup();
    await openFamily([iben], { language: 'nb' });
    await openDialog('Avslutt alle billetter');
    expect(notes()[0]).toBe(
      'Iben Solberg: billetten avbestilles. Reisekortet blir ikke laget, og gebyret faktureres ikke.',
    );
  });

  it('cancels what has not begun and gives the others the chosen day', async () => {
    await openFamily([emma, iben, jonas, aksel, kari]);
    await openDialog('Cancel all tickets');
    fireEvent.change(dialog().getByLabelText('Last day'), { target: { value: '2026-03-20' } });
    familyBecomes([aksel]);
    await submit('Cancel 4 tickets');
    await expect
      .poll(changes)
      .toEqual([
        'PUT /11/expiry/2026-03-20',
        'PUT /14/expiry/2026-03-10',
        'DELETE /13',
        'DELETE /12',
      ]);
    await expect
      .poll(toasts)
      .toEqual([
        ['success', 'All tickets have been cancelled', 'Employee number 30417, 4 tickets'],
      ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button()).toBeNull());
  });

  it('ends the ticket that comes back when the one after it is cancelled', async () => {
    const before = { ...kari, ...ended, isContinued: true };
    await openFamily([{ ...kari, ...pending, id: 16, continuesId: 11, reopensId: 11 }, before]);
    await openDialog('Cancel all tickets');
    await submit('Cancel 1 ticket');
    await expect.poll(changes).toEqual(['DELETE /16', 'PUT /11/expiry/2026-03-31']);
  });

  it('does not end it when that fails', async () => {
    const before = { ...kari, ...ended, isContinued: true };
    const answer = { status: 409, body: { code: 'TICKET_ALREADY_HELD' } };
    await openFamily([{ ...kari, ...pending, id: 16, continuesId: 11, reopensId: 11 }, before], {
      answer,
    });
    await openDialog('Cancel all tickets');
    await submit('Cancel 1 ticket');
    await expect.poll(() => toasts().length).toBe(1);
    expect(changes()).toEqual(['DELETE /16']);
  });

  it.each([
    ['en', 'Cancel all tickets', /^Cancel 4/, '2 tickets were not cancelled', 'Try again'],
    ['nb', 'Avslutt alle billetter', /^Avslutt 4/, '2 billetter ble ikke avsluttet', 'Prøv igjen'],
  ] as const)('lists the tickets that failed, and tries those again (%s)', async (...row) => {
    const [language, open, act, title, again] = row;
    const failing = { isOn: true };
    const answer = ({ address }: ReceivedCall) => {
      const fails = ['/11', '/12'].some((id) => address.includes(id));
      if (!failing.isOn || !fails) return { status: 200, body: { id: 13 } };
      return address.includes('/12')
        ? { status: 500, body: { code: 'UNEXPECTED', id: 'x1' } }
        : { status: 409, body: { code: 'TICKET_NOT_ENDABLE' } };
    };
    // One that fails does not stop those after it.
    const siri = { ...jonas, id: 16, firstName: 'Siri' };
    await openFamily([kari, iben, jonas, siri], { language, answer });
    await openDialog(open);
    familyBecomes([kari, jonas]);
    await submit(act);
    const alert = within(await dialog().findByRole('alert'));
    alert.getByText(title);
    const ticket = language === 'en' ? 'Ticket' : 'Billett';
    const failed = alert.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(failed.map((text) => text.split(': ')[0])).toEqual([
      `${ticket} 11, Kari Solberg`,
      `${ticket} 12, Jonas Solberg`,
    ]);
    expect(toasts()[0]).toEqual([
      'error',
      title,
      language === 'en' ? 'Employee number 30417, 2 tickets' : 'Ansattnummer 30417, 2 billetter',
    ]);
    expect(changes()).toHaveLength(4);

    failing.isOn = false;
    familyBecomes([]);
    const before = changes().length;
    await submit(again);
    await expect
      .poll(() => changes().slice(before))
      .toEqual(['PUT /11/expiry/2026-03-31', 'DELETE /12']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('is not sent twice when it is sent again before the answer', async () => {
    await openFamily([kari]);
    const form = (await openDialog('Cancel all tickets')).querySelector('form');
    if (!form) throw new Error('The dialog has no form.');
    // Enter in a field does not ask whether the button can be pressed.
    fireEvent.submit(form);
    fireEvent.submit(form);
    await expect.poll(() => toasts().length).toBe(1);
    expect(changes()).toEqual(['PUT /11/expiry/2026-03-31']);
  });
});
