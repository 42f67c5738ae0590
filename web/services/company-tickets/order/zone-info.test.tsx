// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choose, openOrderForm } from '#services/company-tickets/test-order-form.tsx';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const info = () =>
  screen.queryByText('Kristiansand and Vennesla are one zone.')?.parentElement?.textContent;

describe('the information about zones 900 and 950 (spec 2 §5)', () => {
  const open = () =>
    openOrderForm(undefined, { tenant: 'akt', zones: zonesInARow('950', '900', '4216') });

  it('stands for each of the two alone, and for both', async () => {
    await open();
    choose('One zone');
    for (const zone of ['900', '950']) {
      write('Zone', zone);
      expect(info()).toContain('The ticket is valid in both, at the price of one zone.');
    }
    choose('Two zones');
    write('From zone', '950');
    write('To zone', '900');
    expect(info()).toContain('The ticket is valid in both, at the price of one zone.');
  });

  it('stands when one of the two is chosen beside another, with what is true then', async () => {
    await open();
    choose('Two zones');
    write('From zone', '900');
    write('To zone', '4216');
    expect(info()).toContain('A ticket for only one of them is valid in both');
  });

  it('stands for no other zone', async () => {
    await open();
    choose('One zone');
    write('Zone', '4216');
    expect(info()).toBeUndefined();
  });
});

it('a zone is named with three of its places, and that there are others', async () => {
  const places = ['Oslo', 'Kolbotn', 'Bekkestua', 'Lysaker'];
  const zones = zonesInARow('1', '2Ø', '3').map((zone, place) => ({
    ...zone,
    places: places.slice(0, [4, 3, 0][place]),
  }));
  await openOrderForm(undefined, { zones });
  choose('One zone');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zone' });
  const names = [...select.options].map(({ text }) => plainText(text));
  expect(names.filter((name) => name?.startsWith('Zone'))).toEqual([
    'Zone 1 – Oslo, Kolbotn, Bekkestua …',
    'Zone 2Ø – Oslo, Kolbotn, Bekkestua',
    'Zone 3',
  ]);
});
