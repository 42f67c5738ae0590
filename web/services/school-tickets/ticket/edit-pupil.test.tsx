// @vitest-environment happy-dom
import { dialog, toasts } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  bodiesSent,
  changes,
  onCard,
  openDialog,
  openTicket,
  press,
  schoolTicketOnTheWire,
  ticketWith,
  type,
} from './test-school-ticket.tsx';

afterEach(() => {
  cleanup();
  draftStore.discard('edit-pupil:21');
  for (const { id } of shownToasts()) closeToast(id);
});

const previous = {
  firstName: 'Anne Marie',
  lastName: 'von der Lippe',
  className: '8A',
  studentId: 'E1001',
  cardName: null,
};
/** A card on which no name is written yet. */
const nameless = onCard('CREATED', {
  firstName: null,
  lastName: null,
  className: null,
  studentId: null,
  cardName: null,
  allowedActions: ['UPDATE_EXPIRY', 'UPDATE_CARD_NAME'],
});
const labels = () =>
  dialog()
    .getAllByRole('textbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe('the edit of a pupil (spec 3 §5)', () => {
  it('keeps the parts of a name that stays, and says what the user saw', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Edit the ticket');
    await type('Class', '9A');
    await press('Save');
    await expect.poll(changes).toEqual(['PUT /travel-card/21/']);
    expect(bodiesSent()).toEqual([
      {
        firstName: 'Anne Marie',
        lastName: 'von der Lippe',
        className: '9A',
        studentId: 'E1001',
        previous,
      },
    ]);
    expect(toasts()).toEqual([
      ['success', 'The pupil has been changed', 'Anne Marie von der Lippe'],
    ]);
  });

  it('splits a name on its last space', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Edit the ticket');
    await type('Name', ' Anne  Marie Lippe ');
    await press('Save');
    await expect.poll(bodiesSent).toMatchObject([{ firstName: 'Anne Marie', lastName: 'Lippe' }]);
  });

  it.each([
    ['Name', 'Anne', /Enter first and last name/],
    ['Name', `${'a'.repeat(30)} ${'b'.repeat(30)}`, /Enter first and last name/],
    ['Class', 'c'.repeat(21), /Enter the class/],
    ['Class', '', /Enter the class/],
    ['Student number (optional)', 'E', /must have 2 to 20/],
  ])('is refused before it is sent: %s %s', async (label, text, fault) => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Edit the ticket');
    await type(label, text);
    await press('Save');
    expect((await dialog().findAllByText(fault)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });

  it('has only the fields whose action is allowed', async () => {
    await openTicket(ticketWith({ allowedActions: ['UPDATE_CLASS_NAME'] }));
    await openDialog('Edit the ticket');
    expect(labels()).toEqual(['Class']);
    await type('Class', '9A');
    await press('Save');
    await expect.poll(bodiesSent).toEqual([{ className: '9A', previous }]);
    cleanup();
    await openTicket(ticketWith({ allowedActions: ['UPDATE_NAME', 'UPDATE_STUDENTID'] }));
    await openDialog('Edit the ticket');
    await type('Student number (optional)', '');
    await press('Save');
    const { firstName, lastName } = previous;
    await expect.poll(bodiesSent).toEqual([{ firstName, lastName, studentId: null, previous }]);
    cleanup();
    await openTicket(onCard('REQUESTED'));
    await openDialog('Edit the ticket');
    expect(labels()).toEqual(['Name', 'Class', 'Student number (optional)', 'Name on the card']);
  });

  it.each([
    ['Name', ' Anne Marie von der Lippe '],
    ['Class', ' 8A '],
    ['Student number (optional)', 'E1001 '],
  ])('has nothing to save while no more than spaces are added: %s', async (label, text) => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Edit the ticket');
    const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;
    expect(save()).toBe(true);
    await type(label, text);
    expect(save()).toBe(true);
    await type(label, `${text.trim()}B`);
    expect(save()).toBe(false);
  });

  it('writes a name on a card that has none', async () => {
    await openTicket(nameless);
    await openDialog('Edit the ticket');
    dialog().getByText('Write a name on the card');
    dialog().getByText(/^The card is the pupil’s from now on/);
    await type('Name', 'Odin Brekke');
    await type('Class (optional)', '8B');
    await press('Save');
    await expect.poll(bodiesSent).toEqual([
      {
        firstName: 'Odin',
        lastName: 'Brekke',
        className: '8B',
        studentId: null,
        cardName: null,
        previous: {
          firstName: null,
          lastName: null,
          className: null,
          studentId: null,
          cardName: null,
        },
      },
    ]);
  });

  it.each([
    ['Class (optional)', '8B'],
    ['Student number (optional)', 'E77'],
    ['Name on the card (optional)', 'Odin'],
  ])('asks for a whole name when a card without one gets anything: %s', async (label, text) => {
    await openTicket(nameless);
    await openDialog('Edit the ticket');
    await type(label, text);
    await press('Save');
    expect((await dialog().findAllByText(/Enter first and last name/)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });

  it('takes the name that is written on the card for that of the pupil', async () => {
    await openTicket(nameless);
    await openDialog('Edit the ticket');
    await type('Name on the card (optional)', 'Odin Brekke');
    await press('Save');
    await expect
      .poll(bodiesSent)
      .toMatchObject([{ firstName: null, lastName: null, cardName: 'Odin Brekke' }]);
  });

  it('keeps what was typed, and what its user had seen, over a reload', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Edit the ticket');
    await type('Class', '9A');
    cleanup();
    await openTicket(ticketWith({ className: '10A' }));
    await openDialog('Edit the ticket');
    expect((dialog().getByLabelText('Class') as HTMLInputElement).value).toBe('9A');
    await press('Save');
    await expect
      .poll(bodiesSent)
      .toMatchObject([{ className: '9A', previous: { className: '8A' } }]);
  });

  it.each([
    ['CONFLICTING_TICKET', 422, 'Denne eleven har allerede en skolebillett i aktuelt tidsrom'],
    ['TICKET_CHANGED_SINCE', 409, /Noen andre har endret eleven/],
    ['CLASS_NAME_NOT_EDITABLE', 409, /Dette kan ikke endres nå/],
  ])('tells %s, with the toast of the specification', async (code, status, text) => {
    await openTicket(schoolTicketOnTheWire, { answer: { status, body: { code } }, language: 'nb' });
    await openDialog('Endre billetten');
    await type('Klasse', '9A');
    await press('Lagre');
    expect(await dialog().findByText(text)).toBeTruthy();
    expect(toasts()).toEqual([
      ['error', 'Det har skjedd en feil ved endring av billett', 'Anne Marie von der Lippe'],
    ]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['INVALID_NAME', /Enter first and last name/, ['Name', 'Name on the card']],
    ['INVALID_CLASS_NAME', /Enter the class with at most/, ['Class']],
    ['INVALID_CARD_NAME', /Enter the name on the card/, ['Name on the card']],
    ['INVALID_STUDENT_ID', /The student number must have/, ['Student number (optional)']],
    ['CONFLICTING_TICKET', /already has a school ticket/, ['Name', 'Class', 'Name on the card']],
  ])('says %s until a field that it is about is changed', async (code, text, causes) => {
    const answer = { status: 422, body: { code } };
    await openTicket(onCard('REQUESTED'), { answer });
    await openDialog('Edit the ticket');
    await type('Class', '9A');
    await press('Save');
    const all = ['Name', 'Class', 'Student number (optional)', 'Name on the card'];
    for (const label of all) {
      await dialog().findByText(text);
      await type(label, 'Anne Lippe');
      expect([label, dialog().queryByText(text) === null]).toEqual([label, causes.includes(label)]);
      // Sent again, the refusal is there again.
      if (causes.includes(label)) await press('Save');
    }
  });
});
