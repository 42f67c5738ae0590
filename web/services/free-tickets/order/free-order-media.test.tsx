// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  cardsOf,
  choose,
  employer,
  faults,
  fillIn,
  openFreeOrder,
  optionsOf,
  orders,
  send,
  usualPrices,
  valueOf,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const digits = (length: number) => '1'.repeat(length);
const withoutAddress = { ...employer, addresses: { bill: null, post: null, visit: null } };

describe('what a free ticket lies on (spec 3 §5; domain: Travel cards)', () => {
  it.each([
    ['ruter', ['*Mobile', 'A card they have', 'New travel card: 50\u00a0kr']],
    ['akt', ['*Mobile', 'A card they have']],
    ['fjord', ['*Mobile', 'New travel card: 50\u00a0kr']],
  ] as const)('%s offers %j', async (tenant, cards) => {
    await openFreeOrder({ tenant });
    expect(cardsOf('Ticket on')).toEqual(cards);
  });

  it('is named in Norwegian', async () => {
    await openFreeOrder({ language: 'nb' });
    expect(cardsOf('Billett på')).toEqual([
      '*Mobil',
      'Reisekort de har',
      'Nytt reisekort: 50\u00a0kr',
    ]);
  });

  it('says that a child without a phone of its own needs a card', async () => {
    await openFreeOrder();
    screen.getByText(/Each ticket needs a number of its own/);
    choose('Family member');
    write('Date of birth', '02.11.2012');
    await screen.findByText(/A child without a phone of its own needs a travel card/);
  });
});

describe('the number of a card', () => {
  it.each([
    ['ruter', [10, 11, 16], [9, 12, 15, 17], '10, 11 or 16'],
    ['akt', [9, 10, 16], [8, 11, 15, 17], '9, 10 or 16'],
  ] as const)('at %s has %j digits, and not %j (spec 3 §5)', async (tenant, good, bad, lengths) => {
    const zones = zonesInARow('1', '2Ø', 'Kristiansand', 'Birkenes');
    for (const length of bad) {
      await openFreeOrder({ tenant, zones });
      fillIn();
      choose('A card they have');
      screen.getByText(`${lengths} digits.`);
      write('Card number', digits(length));
      send();
      expect(await faults()).toEqual([`Enter a card number of ${lengths} digits`]);
      cleanup();
      sessionStorage.clear();
    }
    for (const length of good) {
      await openFreeOrder({ tenant, zones });
      fillIn();
      choose('A card they have');
      write('Card number', digits(length).replace('11', '1 1'));
      send();
      await screen.findByText('The list');
      expect(orders()).toMatchObject([
        { mediaType: 'TRAVEL_CARD', ordersNewCard: false, cardNumber: digits(length) },
      ]);
      expect(orders()[0]).not.toHaveProperty('phone');
      cleanup();
      sessionStorage.clear();
    }
  });

  it.each(['', '12345678ab'])('is numeric and required: "%s"', async (typed) => {
    await openFreeOrder({ language: 'nb' });
    choose('Reisekort de har');
    write('Kortnummer', typed);
    send('Bestill fribillett');
    expect(await faults()).toContain('Skriv et kortnummer med 10, 11 eller 16 siffer');
  });
});

describe('a new card', () => {
  it('says what it costs and how long it takes, and begins when it has arrived', async () => {
    await openFreeOrder();
    expect(valueOf('Start date')).toBe('2026-03-04');
    choose('New travel card');
    screen.getByText(
      /That takes about 7 days. The card costs 50 kr once, and is invoiced when it is made/,
    );
    screen.getByText(/We suggest a day when the card has arrived/);
    expect(valueOf('Start date')).toBe('2026-03-11');
    fillInWithoutPhone();
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([
      { mediaType: 'TRAVEL_CARD', ordersNewCard: true, startDate: '2026-03-11' },
    ]);
    expect(orders()[0]).not.toHaveProperty('cardNumber');
  });

  it('leaves a day that was chosen as it is', async () => {
    await openFreeOrder();
    write('Start date', '2026-03-06');
    choose('New travel card');
    expect(valueOf('Start date')).toBe('2026-03-06');
    cleanup();
    sessionStorage.clear();
    await openFreeOrder();
    choose('New travel card');
    choose('Mobile');
    expect(valueOf('Start date')).toBe('2026-03-04');
  });

  it('says nothing of a fee where it costs nothing', async () => {
    await openFreeOrder({ prices: { ...usualPrices, newCardFeeOre: null } });
    choose('New travel card');
    expect(screen.queryByText(/The card costs/)).toBeNull();
    expect(cardsOf('Ticket on').at(-1)).toBe('*New travel card');
  });

  it.each([
    ['en', 'New travel card', 'The company is missing a post address', 'Enter the post address'],
    ['nb', 'Nytt reisekort', 'Bedriften mangler postadresse', 'Legg inn postadressen'],
  ] as const)(
    'cannot be sent without a post address: the reason leads there, in %s',
    async (language, card, reason, link) => {
      await openFreeOrder({ language, company: withoutAddress });
      choose(card);
      screen.getByText(reason);
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/minside');
      send(language === 'nb' ? 'Bestill fribillett' : 'Order free ticket');
      expect(await faults()).toContain(
        language === 'nb'
          ? 'Legg inn bedriftens postadresse, eller velg noe annet enn nytt reisekort'
          : 'Enter the company’s post address, or choose something else than a new card',
      );
    },
  );

  const fillInWithoutPhone = () => {
    write('Employee number', 'A-17');
    write('Date of birth', '14.05.1985');
    write('First name', 'Ingrid');
    write('Last name', 'Ali');
  };
});

describe('the first day (spec 3 §5)', () => {
  it('is one of 32 quick choices', async () => {
    await openFreeOrder();
    const choices = optionsOf('Start date');
    expect(choices).toHaveLength(33);
    expect([choices[0], choices[31], choices[32]]).toEqual(['4 March', '4 April', 'Another day …']);
  });

  it.each([
    ['04.03.2026', '2026-03-04'],
    ['04.09.2026', '2026-09-04'],
  ])('or typed, from today to six months ahead: %s', async (typed, sent) => {
    await openFreeOrder();
    fillIn();
    write('Start date', 'other');
    const field = await screen.findByRole('textbox', { name: 'Start date' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: typed } });
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([{ startDate: sent }]);
  });

  it.each(['03.03.2026', '05.09.2026', '', '31.02.2026'])('is not "%s"', async (typed) => {
    await openFreeOrder();
    fillIn();
    write('Start date', 'other');
    const field = await screen.findByRole('textbox', { name: 'Start date' });
    fireEvent.change(field, { target: { value: typed } });
    send();
    expect(await faults()).toEqual(['Choose a day from today to 4 September 2026']);
    expect(orders()).toHaveLength(0);
  });

  it('goes back to the quick choices', async () => {
    await openFreeOrder({ language: 'nb' });
    write('Startdato', 'other');
    const field = await screen.findByRole('textbox', { name: 'Startdato' });
    fireEvent.change(field, { target: { value: '01.08.2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Velg blant de nærmeste dagene' }));
    expect(valueOf('Startdato')).toBe('2026-03-04');
  });
});
