// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeTicketWith, onCard } from '#services/free-tickets/family/test-family.tsx';
import {
  cardsOf,
  choose,
  faults,
  valueOf,
} from '#services/free-tickets/order/test-free-order-form.tsx';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  asNewTicket,
  dialogButton,
  edits,
  nextAnswer,
  openEdit,
  press,
  previews,
} from './test-edit.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const changes = async () => {
  const list = await screen.findByLabelText(/^(What changes|Det som endres)$/);
  return [...list.querySelectorAll('div')].map((row) =>
    [...row.querySelectorAll('dt, del, ins')].map(({ textContent }) => textContent).join(' | '),
  );
};

const asTheTicket = {
  agreementNumber: 7,
  profile: 1,
  ticketHolderType: 'EMPLOYEE',
  employeeId: '30417',
  firstName: 'Kari',
  lastName: 'Solberg',
  dateOfBirth: '1981-02-14',
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: '90511420',
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
};

describe('the form of an edit (spec 3 §4, §5)', () => {
  it('begins with the ticket and waits for a change', async () => {
    await openEdit(freeTicketWith({}));
    expect(
      ['Employee number', 'First name', 'Last name', 'Date of birth', 'Mobile number'].map(valueOf),
    ).toEqual(['30417', 'Kari', 'Solberg', '14.02.1981', expect.stringMatching(/^905.11.420$/)]);
    expect(dialogButton('Save').disabled).toBe(true);
    write('Last name', 'Hansen');
    expect(dialogButton('Save').disabled).toBe(false);
    write('Last name', 'Solberg');
    expect(dialogButton('Save').disabled).toBe(true);
  });

  it('saves at once what needs no new ticket, and says what the user saw', async () => {
    await openEdit(freeTicketWith({}));
    write('Last name', 'Hansen');
    await press('Save');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(previews()).toEqual(edits());
    expect(edits()[0]).toEqual({
      ...asTheTicket,
      lastName: 'Hansen',
      timeOfChange: null,
      previous: asTheTicket,
    });
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({
      title: 'The ticket has been changed',
      text: 'Kari Hansen',
      link: { to: '/fribilletter/12' },
    });
  });

  it('holds only what changes to the limits: a long name of a file does not', async () => {
    await openEdit(freeTicketWith({ lastName: 'S'.repeat(80) }));
    write('First name', 'K'.repeat(51));
    write('Employee number', '1'.repeat(21));
    await press('Save');
    expect(await faults()).toEqual([
      'Employee number must have 2–20 characters',
      'First name must have 1–50 characters',
    ]);
    write('First name', '');
    write('Employee number', '30417');
    write('Date of birth', '04.03.2026');
    await press('Save');
    expect(await faults()).toEqual([
      'Enter a date of birth before today, as dd.mm.yyyy',
      'First name must have 1–50 characters',
    ]);
    expect(previews()).toEqual([]);
  });

  it('disables profiles with the reason, and moves one that is forbidden', async () => {
    await openEdit(freeTicketWith({}));
    choose('Retired');
    expect(cardsOf('Category')).toEqual([
      '-Adult: Retired people have the reduced rate',
      '*Reduced rate',
      '-Child: Retired people have the reduced rate',
    ]);
  });

  it('leaves a profile alone that age forbids by now', async () => {
    const grownUp = {
      ticketHolderType: 'FAMILY_MEMBER',
      profile: 2,
      employeeBirthDate: '2000-01-01',
    };
    await openEdit(freeTicketWith(grownUp));
    expect(cardsOf('Category')).toContain('-*Child: Only until 20');
    expect(dialogButton('Save').disabled).toBe(true);
  });

  it('keeps a card, or moves the ticket to a phone, which needs its number', async () => {
    await openEdit(onCard('CREATED'));
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    choose('Move to a phone');
    await press('Save');
    expect(await faults()).toEqual(['Enter a valid mobile number']);
    write('Mobile number', '41234567');
    await press('Save');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]).toMatchObject({ mediaType: 'MOBILE_TICKET', phone: '41234567' });
  });

  it.each([
    ['CONFLICTING_TICKET', 422, /already has a ticket on these days/],
    ['TICKET_ALREADY_EXISTS', 409, /^The phone already has a ticket on these days/],
    ['TICKET_CHANGED_SINCE', 409, /What you have typed is still here/],
    ['TICKET_NOT_EDITABLE', 409, /cannot be changed now/],
  ])('tells %s and keeps what is typed', async (code, status, text) => {
    await openEdit(freeTicketWith({}), { preview: { status, body: { code } } });
    write('Employee number', '30418');
    await press('Save');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(valueOf('Employee number')).toBe('30418');
    expect(edits()).toEqual([]);
  });

  it('names the setting by which a child is past the age', async () => {
    const pastAge = { kind: 'AT_END_OF_YEAR', age: 18, lastDay: '2026-12-31' };
    await openEdit(freeTicketWith({}), {
      preview: { status: 422, body: { code: 'PROFILE_MISMATCH', pastAge } },
    });
    write('Last name', 'Hansen');
    await press('Save');
    expect(
      await screen.findByText(/the year in which the child turns 18: that is 31/),
    ).toBeTruthy();
  });
});

describe('an edit that needs a new ticket (spec 3 §4)', () => {
  it('lists old and new values, the day, price and tax, and is sent with the day', async () => {
    await openEdit(freeTicketWith({}), {
      preview: asNewTicket({ pricePerMonth: { before: 794, after: 1200 } }),
    });
    write('Last name', 'Hansen');
    write('Employee number', '30418');
    await press('Save');
    expect(await changes()).toEqual([
      'Employee number | 30417 | 30418',
      'Last name | Solberg | Hansen',
    ]);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/per month goes from .*794.* to .*1.?200/)).toBeTruthy();
    expect(dialog.getByText(/taxable amount per month is still/)).toBeTruthy();
    expect(dialog.getByText('The ticket stays on the phone. Nobody gets an SMS.')).toBeTruthy();
    expect(dialog.getByText(/ up to and including 3 March/)).toBeTruthy();
    expect(dialog.queryByText(/^If you cancel the new ticket/)).toBeNull();
    expect(edits()).toEqual([]);
    await press(/^Make a new ticket from/);
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]).toMatchObject({ lastName: 'Hansen', timeOfChange: '2026-03-04' });
  });

  it('asks again what another day costs', async () => {
    await openEdit(freeTicketWith({}), { preview: asNewTicket() });
    write('Last name', 'Hansen');
    await press('Save');
    const days = await screen.findByLabelText<HTMLSelectElement>('Changes from');
    expect(days.options.length).toBeGreaterThanOrEqual(33);
    write('Changes from', '2026-03-20');
    await waitFor(() => expect(previews()).toHaveLength(2));
    expect(previews()[1]).toMatchObject({ timeOfChange: '2026-03-20' });
    expect(screen.getByText(/^If you cancel the new ticket before it begins/)).toBeTruthy();
    expect(screen.getByText(/ up to and including 19 March/)).toBeTruthy();
    await press('Make a new ticket from 20 March');
    await waitFor(() => expect(edits()[0]).toMatchObject({ timeOfChange: '2026-03-20' }));
  });

  it('goes back to what was typed, also after a refusal', async () => {
    await openEdit(freeTicketWith({}), { preview: asNewTicket() });
    write('Last name', 'Hansen');
    await press('Save');
    await changes();
    nextAnswer({ status: 422, body: { code: 'CONFLICTING_TICKET' } });
    await press(/^Make a new ticket from/);
    expect(await screen.findByText(/already has a ticket on these days/)).toBeTruthy();
    await press('Go back');
    await screen.findByLabelText('Last name');
    expect(valueOf('Last name')).toBe('Hansen');
  });

  it('says what a name on a card costs, and suggests the day when the card has come', async () => {
    await openEdit(onCard('CREATED'), { preview: asNewTicket({ needsNewCard: true }) });
    write('Last name', 'Hansen');
    await press('Save');
    expect(await screen.findByText(/another one is made. That takes about 7 days/)).toBeTruthy();
    expect(dialogButton('Make a new ticket from 11 March')).toBeTruthy();
  });

  it.each([
    [
      'a made card',
      onCard('CREATED'),
      'The travel card is used up to and including the day before.',
    ],
    ['a card to be made', onCard('REQUESTED'), 'The travel card is not made, and is not invoiced.'],
  ])('says what becomes of %s when the ticket comes to a phone', async (_, ticket, text) => {
    await openEdit(ticket, { preview: asNewTicket({ newTicketBecauseOf: ['MEDIA_TYPE'] }) });
    choose('Move to a phone');
    write('Mobile number', '41234567');
    await press('Save');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/^The pickup code is sent by SMS to/)).toBeTruthy();
    // It begins today: it cannot be taken back.
    expect(screen.queryByText(/^If you cancel the new ticket/)).toBeNull();
  });

  it('has one day for a department on a card', async () => {
    const day = {
      timesOfChange: { first: '2026-04-01', last: '2026-04-01' },
      startDate: '2026-04-01',
    };
    await openEdit(onCard('CREATED'), { preview: asNewTicket(day) });
    write('Department', '8');
    await press('Save');
    expect(await changes()).toEqual(['Department | Verksted | Lager']);
    expect(screen.queryByLabelText('Changes from')).toBeNull();
    await press('Make a new ticket from 1 April');
    await waitFor(() =>
      expect(edits()[0]).toMatchObject({ agreementNumber: 8, timeOfChange: null }),
    );
  });

  it('is told in Norwegian, and in the words of the third operator', async () => {
    await openEdit(freeTicketWith({}), { preview: asNewTicket(), language: 'nb', tenant: 'fjord' });
    write('Etternavn', 'Hansen');
    await press('Lagre');
    expect(await changes()).toEqual(['Etternavn | Solberg | Hansen']);
    expect(screen.getByText('Endringen trenger en ny ansattbillett')).toBeTruthy();
    expect(dialogButton('Lag ny billett fra 4. mars')).toBeTruthy();
  });
});
