// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  cardsOf,
  choose,
  faults,
  fillIn,
  isChosen,
  openFreeOrder,
  orders,
  send,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The profiles after a relation and a date of birth are given, on 4 March 2026. */
async function profilesOf(
  relation: string,
  born: string,
  options: Parameters<typeof openFreeOrder>[0] = {},
) {
  await openFreeOrder(options);
  choose(relation);
  write(options.language === 'nb' ? 'Fødselsdato' : 'Date of birth', born);
  const label = options.language === 'nb' ? 'Kategori' : 'Category';
  await waitFor(() => expect(cardsOf(label).join('; ')).not.toMatch(/-\*/));
  return cardsOf(label);
}

describe('the profiles of a free ticket (spec 3 §5)', () => {
  it('are all open until the date of birth is known', async () => {
    await openFreeOrder();
    expect(cardsOf('Category')).toEqual(['*Adult', 'Reduced rate', 'Child']);
  });

  it.each([
    ['Employee', '14.05.1985', ['*Adult', 'Reduced rate', '-Child: For the family only']],
    [
      'Employee',
      '04.03.1959',
      ['-Adult: From 67: reduced rate', '*Reduced rate', '-Child: From 67: reduced rate'],
    ],
    [
      'Retired',
      '14.05.1965',
      [
        '-Adult: Retired people have the reduced rate',
        '*Reduced rate',
        '-Child: Retired people have the reduced rate',
      ],
    ],
    ['Family member', '14.05.1985', ['*Adult', 'Reduced rate', '-Child: Only until 20']],
    ['Family member', '05.03.2006', ['*Adult', '-Reduced rate: From the 20th birthday', 'Child']],
    [
      'Family member',
      '01.01.2007',
      ['-Adult: Under 20: child', '-Reduced rate: Under 20: child', '*Child'],
    ],
  ])('main operator: %s, born %s: %j', async (relation, born, profiles) => {
    expect(await profilesOf(relation, born)).toEqual(profiles);
  });

  it.each([
    [
      'Employee',
      '04.03.1950',
      ['*Adult', '-Reduced rate: Employees are adults', '-Child: Employees are adults'],
    ],
    [
      'Family member',
      '04.03.2008',
      ['*Adult', '-Reduced rate: From 18: adult', '-Child: From 18: adult'],
    ],
    [
      'Family member',
      '05.03.2008',
      ['-Adult: Under 18: child', '-Reduced rate: Under 18: child', '*Child'],
    ],
  ])('third operator: %s, born %s: %j', async (relation, born, profiles) => {
    expect(await profilesOf(relation, born, { tenant: 'fjord' })).toEqual(profiles);
  });

  it.each([
    ['Ansatt', '14.05.1985', 'ruter', '-Barn: Bare for familien'],
    ['Ansatt', '04.03.1959', 'ruter', '-Barn: Fra 67 år: honnør'],
    ['Pensjonist', '14.05.1965', 'ruter', '-Barn: Pensjonister har honnør'],
    ['Familie', '14.05.1985', 'akt', '-Barn: Bare til 20 år'],
    ['Familie', '05.03.2006', 'akt', '-Honnør: Fra 20-årsdagen'],
    ['Familie', '01.01.2007', 'akt', '-Voksen: Under 20 år: barn'],
    ['Ansatt', '14.05.1985', 'fjord', '-Honnør: Ansatte er voksne'],
    ['Familie', '04.03.2008', 'fjord', '-Barn: Fra 18 år: voksen'],
  ] as const)('in Norwegian: %s, born %s, at %s', async (relation, born, tenant, card) => {
    expect(await profilesOf(relation, born, { tenant, language: 'nb' })).toContain(card);
  });

  it('moves to the first valid one with the first day, and keeps a valid choice', async () => {
    await profilesOf('Family member', '02.04.2006');
    choose('Child');
    write('Start date', '2026-04-01');
    expect(isChosen('Child')).toBe(true);
    write('Start date', '2026-04-02');
    await waitFor(() => expect(isChosen('Adult')).toBe(true));
  });
});

describe('a child past the age of the settings (spec 3 §4)', () => {
  const settings = (expireChildTickets: string) => ({
    invoiceReference: null,
    expireChildTickets,
    expireChildTicketsAtAge: 18,
    version: 'v1',
  });

  it.each([
    [
      'AT_END_OF_MONTH',
      'The company has set that children’s tickets end with the month in which the child turns 18. That was 30.11.2025.',
    ],
    [
      'AT_END_OF_YEAR',
      'The company has set that children’s tickets end with the year in which the child turns 18. That was 31.12.2025.',
    ],
  ])('is told which setting it is: %s', async (kind, text) => {
    await openFreeOrder({ settings: settings(kind) });
    fillIn();
    choose('Family member');
    write('Date of birth', '02.11.2007');
    await screen.findByText(text);
    const link = screen.getByRole('link', { name: 'See the settings' });
    expect(link.getAttribute('href')).toBe('/fribilletter/innstillinger');
    send();
    expect(await faults()).toEqual(['Choose a category that fits age and relation']);
    expect(orders()).toHaveLength(0);
  });

  it('is told in Norwegian', async () => {
    await openFreeOrder({ language: 'nb', settings: settings('AT_END_OF_MONTH') });
    choose('Familie');
    write('Fødselsdato', '02.11.2007');
    await screen.findByText(
      'Bedriften har satt at barnebilletter avsluttes i slutten av måneden barnet fyller 18. Det var 30.11.2025.',
    );
    cleanup();
    sessionStorage.clear();
    await openFreeOrder({ language: 'nb', settings: settings('AT_END_OF_YEAR') });
    choose('Familie');
    write('Fødselsdato', '02.11.2007');
    await screen.findByText(/i slutten av året barnet fyller 18. Det var 31.12.2025./);
  });

  it('says when the ticket of a younger child ends, and nothing without settings', async () => {
    await openFreeOrder({ settings: settings('AT_END_OF_YEAR') });
    choose('Family member');
    write('Date of birth', '02.11.2012');
    await screen.findByText('31 December 2030, by the settings');
    cleanup();
    sessionStorage.clear();
    await openFreeOrder();
    choose('Family member');
    write('Date of birth', '02.11.2007');
    await waitFor(() => expect(isChosen('Child')).toBe(true));
    expect(screen.queryByText(/too old/)).toBeNull();
    screen.getByText('Runs until you end it');
  });
});
