// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  departmentOf,
  employer,
  faults,
  fillIn,
  fillInNorwegian,
  openFreeOrder,
  orders,
  send,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const ofLength = (length: number) => 'a'.repeat(length);
const company = {
  ...employer,
  allAgreements: [departmentOf(600001, 'Drift'), departmentOf(600002, 'Havn')],
};

describe('the fields of a free ticket (spec 3 §5)', () => {
  it('are required', async () => {
    await openFreeOrder({ company });
    send();
    expect(await faults()).toEqual([
      'Employee number must have 2–20 characters',
      'Enter a date of birth before today, as dd.mm.yyyy',
      'Choose a department',
      'First name must have 2–50 characters',
      'Last name must have 2–50 characters',
      'Enter a valid mobile number',
    ]);
    expect(orders()).toHaveLength(0);
  });

  it('say in Norwegian what they need', async () => {
    await openFreeOrder({ company, language: 'nb' });
    send('Bestill fribillett');
    expect(await faults()).toEqual([
      'Ansattnr. må ha 2–20 tegn',
      'Skriv en fødselsdato før i dag, som dd.mm.åååå',
      'Velg avdeling',
      'Fornavn må ha 2–50 tegn',
      'Etternavn må ha 2–50 tegn',
      'Skriv et gyldig mobilnummer',
    ]);
  });

  it.each([
    ['First name', 2, 50, 'First name must have 2–50 characters'],
    ['Last name', 2, 50, 'Last name must have 2–50 characters'],
    ['Employee number', 2, 20, 'Employee number must have 2–20 characters'],
  ])('%s has %i to %i characters', async (label, least, most, fault) => {
    for (const length of [least - 1, most + 1]) {
      await openFreeOrder();
      fillIn();
      write(label, ofLength(length));
      send();
      expect(await faults()).toEqual([fault]);
      cleanup();
      sessionStorage.clear();
    }
    for (const length of [least, most]) {
      await openFreeOrder();
      fillIn();
      write(label, ofLength(length));
      send();
      await screen.findByText('The list');
      cleanup();
      sessionStorage.clear();
    }
  });

  it.each([
    ['04.03.2026', 'today'],
    ['05.03.2026', 'in the future'],
    ['31.02.1985', 'no day'],
  ])('the date of birth is before today: %s is %s', async (typed) => {
    await openFreeOrder();
    fillIn();
    write('Date of birth', typed);
    send();
    expect(await faults()).toEqual(['Enter a date of birth before today, as dd.mm.yyyy']);
    expect(orders()).toHaveLength(0);
  });

  it('the date of birth may be yesterday', async () => {
    await openFreeOrder();
    fillIn();
    write('Date of birth', '03.03.2026');
    send();
    await screen.findByText('The list');
  });

  it.each(['12', '22334455'])('the phone is a mobile phone, which %s is not', async (phone) => {
    await openFreeOrder();
    fillIn();
    write('Mobile number', phone);
    send();
    expect(await faults()).toEqual(['Enter a valid mobile number']);
  });

  it('says in Norwegian until when a ticket may start', async () => {
    await openFreeOrder({ language: 'nb' });
    fillInNorwegian();
    write('Startdato', 'other');
    const field = await screen.findByRole('textbox', { name: 'Startdato' });
    fireEvent.change(field, { target: { value: '05.09.2026' } });
    send('Bestill fribillett');
    expect(await faults()).toEqual(['Velg en dag fra i dag til 4. september 2026']);
  });

  it('names are no links', async () => {
    await openFreeOrder();
    fillIn();
    write('First name', 'See www.evil.no');
    send();
    expect(await faults()).toEqual([
      'First name: Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @',
    ]);
  });
});
