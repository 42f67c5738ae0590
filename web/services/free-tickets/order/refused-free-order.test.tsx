// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  choose,
  fillIn,
  fillInNorwegian,
  openFreeOrder,
  refusal,
  send,
  toasts,
  told,
  valueOf,
} from './test-free-order-form.tsx';
import { other, refusals } from './test-refusals.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) closeToast(id);
});

const failed = { en: 'Failed to order ticket!', nb: 'Bestilling av billetten feilet!' };

describe('a refused order of a free ticket (spec 3 §8)', () => {
  it.each(
    refusals.flatMap(([status, code, texts]) =>
      (['en', 'nb'] as const).map(
        (language) => [status, code, language, ...texts[language]] as const,
      ),
    ),
  )(
    '%i %s says in %s what and why, with a toast, and keeps the form',
    async (status, code, language, title, text) => {
      await openFreeOrder({ language, answer: refusal(code, status) });
      if (language === 'nb') fillInNorwegian();
      else fillIn();
      send(language === 'nb' ? 'Bestill fribillett' : 'Order free ticket');
      expect((await told(title)).slice(0, 2)).toEqual([title, text]);
      expect(toasts()).toEqual([['error', failed[language]]]);
      expect(valueOf(language === 'nb' ? 'Fornavn' : 'First name')).toBe('Ingrid');
    },
  );

  it('names conflicting tickets for somebody of a family, and an employee number for the retired', async () => {
    await openFreeOrder({ answer: refusal('CONFLICTING_TICKET') });
    fillIn();
    choose('Family member');
    send();
    expect(await told('There are conflicting tickets with this request')).toContain(
      'The same person of the family has a ticket on the same days. Choose a day after it is over.',
    );
    choose('Retired');
    await waitFor(() => expect(screen.queryByText(/conflicting tickets/)).toBeNull());
    send();
    await told('This employee number already has a ticket');
  });

  it('speaks of the card where the ticket is on one', async () => {
    await openFreeOrder({ answer: refusal('TICKET_ALREADY_EXISTS', 409) });
    fillIn();
    choose('A card they have');
    write('Card number', '1111111111');
    send();
    expect(await told('This ticket already exists')).toContain(
      'The card has a ticket on the same days. Enter another card number.',
    );
  });

  it.each([
    [
      'en',
      'AT_END_OF_YEAR',
      'The company has set that children’s tickets end with the year in which the child turns 18. That was 31.12.2025.',
    ],
    [
      'nb',
      'AT_END_OF_MONTH',
      'Bedriften har satt at barnebilletter avsluttes i slutten av måneden barnet fyller 18. Det var 31.12.2025.',
    ],
  ] as const)(
    'names in %s the setting of which the form has not heard: %s',
    async (language, kind, text) => {
      const pastAge = { kind, age: 18, lastDay: '2025-12-31' };
      await openFreeOrder({ language, answer: refusal('PROFILE_MISMATCH', 422, { pastAge }) });
      if (language === 'nb') fillInNorwegian();
      else fillIn();
      send(language === 'nb' ? 'Bestill fribillett' : 'Order free ticket');
      expect(await told(other[language])).toContain(text);
    },
  );

  it('names conflicting tickets of a family, and a card, in Norwegian', async () => {
    await openFreeOrder({ language: 'nb', answer: refusal('CONFLICTING_TICKET') });
    fillInNorwegian();
    choose('Familie');
    send('Bestill fribillett');
    expect(await told('Det finnes billetter som er i konflikt med bestillingen')).toContain(
      'Samme person i familien har en billett i samme tidsrom. Velg en dag etter at den er over.',
    );
    cleanup();
    sessionStorage.clear();
    await openFreeOrder({ language: 'nb', answer: refusal('TICKET_ALREADY_EXISTS', 409) });
    fillInNorwegian();
    choose('Reisekort de har');
    write('Kortnummer', '1111111111');
    send('Bestill fribillett');
    expect(await told('Denne billetten finnes allerede')).toContain(
      'Kortet har en billett i samme tidsrom. Skriv et annet kortnummer.',
    );
  });

  it('leads to the post address', async () => {
    await openFreeOrder({ answer: refusal('TRAVEL_CARD_NO_COMPANY_POST_ADDRESS') });
    fillIn();
    choose('New travel card');
    send();
    await told('The company is missing a post address');
    const link = screen.getByRole('link', { name: 'Enter the post address' });
    expect(link.getAttribute('href')).toBe('/minside');
  });

  it.each([
    ['BIRTH_DATE_TOO_RECENT', 'Enter a date of birth before today, as dd.mm.yyyy'],
    ['START_DATE_TOO_EARLY', 'Choose a day from today to 4 September 2026'],
    ['PROFILE_MISMATCH', 'Choose a category that fits age and relation'],
    ['INVALID_ZONE_TO', 'Choose the zone to travel to'],
    ['MOBILE_TICKET_INVALID_PHONE', 'Enter a valid mobile number'],
  ])('%s stands at its field, too', async (code, fault) => {
    await openFreeOrder({ answer: refusal(code) });
    fillIn();
    send();
    // At the field, and in the summary of faults.
    expect(await screen.findAllByText(fault)).toHaveLength(2);
  });

  it('is forgotten when what it is about changes, and only then', async () => {
    await openFreeOrder({ answer: refusal('TICKET_ALREADY_EXISTS', 409) });
    fillIn();
    send();
    const title = await screen.findByText('This ticket already exists');
    write('First name', 'Inger');
    expect(title.isConnected).toBe(true);
    write('Mobile number', '41234568');
    await waitFor(() => expect(title.isConnected).toBe(false));
  });

  it('can be tried again when the service is down', async () => {
    await openFreeOrder({ answer: refusal('UNAVAILABLE', 503) });
    fillIn();
    send();
    await screen.findByText(/The service is down right now/);
    expect(toasts()).toEqual([['error', 'Failed to order ticket!']]);
  });

  it('shows the general error page for any other failure, with the toast, and keeps the draft', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openFreeOrder({ answer: refusal('UNEXPECTED', 500, { id: 'x1' }) });
    fillIn();
    send();
    await screen.findByText(/General error/);
    expect(toasts()).toContainEqual(['error', 'Failed to order ticket!']);
    cleanup();
    await openFreeOrder();
    expect(valueOf('First name')).toBe('Ingrid');
  });
});
