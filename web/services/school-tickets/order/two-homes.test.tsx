// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faults, price } from '#services/free-tickets/order/test-free-order-form.tsx';
import type { PageOptions } from '#testing/open-page.tsx';
import type { Answering } from '#testing/fake-server.ts';
import {
  agreementOf,
  openSchoolOrder,
  orders,
  schoolWith,
  write,
} from './test-school-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const company = schoolWith(agreementOf(500_020, ['phone', 'card', 'new-card']));
const twoHomes = 'The pupil has two homes';
const newCards = /^New travel cards/;
const [from, to] = ['From zone, second home', 'To zone, second home'];

type Opening = Partial<PageOptions> & { answer?: Answering };

async function openOnCards(options: Opening = {}) {
  await openSchoolOrder({ company, ...options });
  choose('Travel cards (ID-based)');
}
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const tick = (place = 0) =>
  fireEvent.click(screen.getAllByRole('checkbox', { name: twoHomes })[place] ?? document.body);
const select = (label: string, zone: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: zone } });
const zoneIn = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;

function writeOnCard(place: number, cardNumber: string) {
  write(place, 'First name', 'Nora');
  write(place, 'Last name', `Berg ${'abcd'[place]}`);
  write(place, 'Class', '8A');
  write(place, 'Card number', cardNumber);
}
const money = (text: string | null | undefined) => text?.replaceAll(/\s/gu, ' ');

describe('a pupil with two homes in an order', () => {
  it('is sent with both pairs, at the price of the dearer one', async () => {
    await openOnCards();
    writeOnCard(1, '1234567890');
    expect(money(price())).toBe('400 kr per month400 kr for each pupil');
    tick();
    expect(money(price())).toBe('Choose zones to see the price.');
    select(from, '3');
    // Within one zone until another is chosen.
    expect(zoneIn(to)).toBe('3');
    select(to, '2Ø');
    const pupil = within(screen.getByRole('group', { name: 'Pupil 1' }));
    expect(money(pupil.getByText(/per month for the pupil/).textContent)).toBe(
      '500 kr per month for the pupil',
    );
    pressNow('Add a pupil');
    await screen.findByRole('group', { name: 'Pupil 2' });
    writeOnCard(2, '1234567891');
    expect(money(price())).toBe('900 kr per month500 kr for 1 pupil, 400 kr for 1 pupil');
    expect(screen.getByText('To two homes').nextSibling?.textContent).toBe('1 pupil');
    pressNow('Add a pupil');
    const third = within(await screen.findByRole('group', { name: 'Pupil 3' }));
    writeOnCard(3, '1234567892');
    tick(2);
    fireEvent.change(third.getByLabelText(from), { target: { value: '1' } });
    expect(third.getByLabelText<HTMLSelectElement>(to).value).toBe('1');
    expect(money(third.getByText(/per month for the pupil/).textContent)).toBe(
      '400 kr per month for the pupil',
    );
    // Another first zone leaves the second one that is chosen.
    fireEvent.change(third.getByLabelText(from), { target: { value: '4' } });
    expect(third.getByLabelText<HTMLSelectElement>(to).value).toBe('1');
    expect(screen.getByText('To two homes').nextSibling?.textContent).toBe('2 pupils');
    pressNow('Order 3 tickets');
    await screen.findByText('The list');
    expect(orders()).toMatchObject([
      {
        zoneIdFrom: '1',
        zoneIdTo: '2Ø',
        recipients: [
          { cardNumber: '1234567890', secondZoneIdFrom: '3', secondZoneIdTo: '2Ø' },
          { cardNumber: '1234567891' },
          { cardNumber: '1234567892', secondZoneIdFrom: '4', secondZoneIdTo: '1' },
        ],
      },
    ]);
    const [{ recipients: [, other] = [] } = {}] = orders() as { recipients?: object[] }[];
    expect(other).not.toHaveProperty('secondZoneIdFrom');
  });

  it('is asked for on cards alone, and not in all zones: what is hidden is not sent', async () => {
    await openOnCards();
    writeOnCard(1, '1234567890');
    tick();
    select(from, '3');
    choose('Mobile');
    expect(screen.queryByRole('checkbox', { name: twoHomes })).toBeNull();
    choose('Travel cards (ID-based)');
    expect(zoneIn(from)).toBe('3');
    fireEvent.click(screen.getByRole('radio', { name: /All zones/ }));
    expect(screen.queryByRole('checkbox', { name: twoHomes })).toBeNull();
    pressNow('Order ticket');
    await screen.findByText('The list');
    expect(JSON.stringify(orders())).not.toContain('secondZone');
  });

  it('is not on a new card, which has no name', async () => {
    await openOnCards();
    tick();
    choose(newCards);
    fireEvent.change(screen.getByLabelText('Number of cards'), { target: { value: '2' } });
    expect(money(price())).toBe('800 kr per month400 kr for each pupil');
    expect(screen.queryByText('To two homes')).toBeNull();
    pressNow('Order 2 tickets');
    await screen.findByText('The list');
    const recipients = [1, 2].map(() => ({ mediaType: 'TRAVEL_CARD' }));
    expect(orders()).toMatchObject([{ recipients }]);
  });

  it('has zones of its own, by the rule that the server asks', async () => {
    await openOnCards();
    writeOnCard(1, '1234567890');
    tick();
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      'Nora Berg b, From zone, second home: Choose a zone',
      'Nora Berg b, To zone, second home: Choose a zone',
    ]);
    select(from, '2Ø');
    select(to, '1');
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      expect.stringMatching(/second home: The zones are the same to both homes/),
    ]);
    expect(orders()).toEqual([]);
  });

  it('is named where the server refuses it', async () => {
    const recipients = [{ index: 0, codes: ['TWO_HOMES_NOT_OFFERED'] }];
    await openOnCards({
      answer: { status: 422, body: { code: 'RECIPIENTS_REFUSED', recipients } },
    });
    writeOnCard(1, '1234567890');
    tick();
    select(from, '4');
    pressNow('Order ticket');
    expect(await screen.findAllByText(/Tickets to two homes cannot be ordered here/)).not.toEqual(
      [],
    );
    expect(zoneIn(from)).toBe('4');
  });

  it('is not asked for where the operator does not offer it', async () => {
    await openOnCards({ tenant: 'akt' });
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: twoHomes })).toBeNull();
  });

  it('is kept over a reload', async () => {
    await openOnCards();
    tick();
    select(from, '4');
    cleanup();
    await openSchoolOrder({ company });
    expect(zoneIn(from)).toBe('4');
  });
});
