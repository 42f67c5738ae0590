// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  cardsOf,
  choose,
  faults,
  fillIn,
  fillInNorwegian,
  isChosen,
  monthly,
  openFreeOrder,
  optionsOf,
  orders,
  price,
  send,
  usualPrices,
  valueOf,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const taxable = () => screen.getByText(/^(Taxable|Skattepliktig):/).textContent;

describe('the zones of a free ticket', () => {
  it('are any two, counted on the shortest way, or all', async () => {
    await openFreeOrder();
    expect(cardsOf('Valid in')).toEqual([
      'One zone: 100\u00a0kr',
      '*Zone to zone: 200\u00a0kr',
      'All zones: 300\u00a0kr',
    ]);
    expect(valueOf('From zone')).toBe('1');
    write('From zone', '3');
    expect(optionsOf('To zone')).toEqual(['Zone 1', 'Zone 2Ø', 'Zone 4']);
    write('To zone', '4');
    expect(price()).toContain('300\u00a0kr per month');
    screen.getByText(
      'Zone 3 – Zone 4. Counts as 3 zones. Three zones or more cost the same as all.',
    );
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([{ zoneFrom: '3', zoneTo: '4', validAllZones: false }]);
  });

  it('are sent as none for all zones', async () => {
    await openFreeOrder();
    choose('All zones');
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([{ zoneFrom: null, zoneTo: null, validAllZones: true }]);
  });

  it('are never all at an operator that does not offer it', async () => {
    await openFreeOrder({ tenant: 'fjord' });
    expect(cardsOf('Valid in')).toHaveLength(2);
    write('Zone', '3');
    choose('Zone to zone');
    write('To zone', '4');
    screen.getByText('Zone 3 – Zone 4. Counts as 3 zones.');
  });

  it('are named', async () => {
    await openFreeOrder({ tenant: 'fjord', language: 'nb' });
    fillInNorwegian();
    send('Bestill ansattbillett');
    expect(await faults()).toEqual(['Velg sone']);
    choose('Fra sone til sone');
    write('Fra sone', '3');
    send('Bestill ansattbillett');
    await waitFor(async () => expect(await faults()).toEqual(['Velg sonen du skal til']));
  });

  it.each([
    ['900', 'The ticket is valid in both, at the price of one zone.'],
    ['950', 'The ticket is valid in both, at the price of one zone.'],
  ])('%s alone goes out as the pair, and says so (spec 3 §5)', async (zone, info) => {
    const names = { '900': 'Kristiansand', '950': 'Vennesla', '4216': 'Birkenes' };
    const zones = zonesInARow('950', '900', '4216').map((one) => ({
      ...one,
      name: names[one.id as keyof typeof names],
    }));
    await openFreeOrder({ tenant: 'akt', zones });
    choose('One zone');
    write('Zone', zone);
    expect(
      screen.getByText('Kristiansand and Vennesla are one zone.').parentElement?.textContent,
    ).toContain(info);
    expect(price()).toContain('100\u00a0kr per month');
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([{ zoneFrom: 'Kristiansand', zoneTo: 'Vennesla' }]);
  });
});

describe('what a free ticket costs, while it is chosen', () => {
  it('follows zones and profile, with the taxable amount', async () => {
    const child = monthly([40, 80, 120], ['CHILD']);
    const adult = monthly([100, 200, 300], ['ADULT', 'SENIOR']);
    const prices = {
      ...usualPrices,
      products: [{ id: 'free', filters: {}, prices: [...adult, ...child] }],
    };
    await openFreeOrder({ prices });
    expect(price()).toContain('200\u00a0kr per month');
    expect(taxable()).toBe('Taxable: 1\u00a0300\u00a0kr per month');
    screen.getByText(/Invoiced for the first time for March 2026/);
    choose('One zone');
    expect(price()).toContain('100\u00a0kr per month');
    expect(taxable()).toBe('Taxable: 700\u00a0kr per month');
    choose('Family member');
    write('Date of birth', '02.11.2015');
    await waitFor(() => expect(isChosen('Child')).toBe(true));
    expect(price()).toContain('40\u00a0kr per month');
  });

  it('is that of the month in which the ticket begins', async () => {
    const later = usualPrices.products[0]?.prices.map((one) => ({
      ...one,
      validFrom: '2026-04-01',
      priceOre: one.priceOre * 2,
    }));
    const [product] = usualPrices.products;
    const prices = {
      ...usualPrices,
      products: [{ ...product, prices: [...(product?.prices ?? []), ...(later ?? [])] }],
    };
    await openFreeOrder({ prices });
    write('Start date', '2026-03-31');
    expect(price()).toContain('200\u00a0kr');
    write('Start date', '2026-04-01');
    expect(price()).toContain('400\u00a0kr');
    screen.getByText(/Invoiced for the first time for April 2026/);
  });

  it.each([
    ['en', 'There is no taxable amount on file for this choice.'],
    ['nb', 'Skattepliktig beløp er ikke registrert for dette valget.'],
  ] as const)('says in %s when no taxable amount is on file', async (language, text) => {
    await openFreeOrder({ language, prices: { ...usualPrices, taxedPrices: [] } });
    screen.getByText(text);
    expect(price()).toContain('200\u00a0kr');
  });

  it.each([
    ['en', 'Costs the company nothing', 'Taxable: 1\u00a0300\u00a0kr per month'],
    ['nb', 'Koster bedriften ingenting', 'Skattepliktig: 1\u00a0300\u00a0kr per måned'],
  ] as const)(
    'says in %s that it costs nothing, and what is taxed',
    async (language, text, tax) => {
      const free = [{ id: 'free', filters: {}, prices: monthly([0, 0, 0]) }];
      await openFreeOrder({ language, prices: { ...usualPrices, products: free } });
      expect(price()).toBe(text);
      expect(taxable()).toBe(tax);
      expect(screen.queryByText(/Invoiced for|Faktureres/)).toBeNull();
      expect(screen.queryByText(/^0\s?kr/)).toBeNull();
    },
  );

  it.each([
    ['en', 'We have no price for this choice. Contact us, and we will help you.'],
    ['nb', 'Vi har ingen pris for dette valget. Ta kontakt, så hjelper vi deg.'],
  ] as const)('says in %s when nothing is sold', async (language, text) => {
    await openFreeOrder({ language, prices: { ...usualPrices, products: [] } });
    expect(price()).toBe(text);
  });
});

describe('the page', () => {
  const words = { free: /fribillett|free ticket/i, employee: /ansattbillett|employee ticket/i };

  it.each([
    ['ruter', 'en', 'Order free ticket', words.employee],
    ['akt', 'nb', 'Bestill fribillett', words.employee],
    ['fjord', 'en', 'Order employee ticket', words.free],
    ['fjord', 'nb', 'Bestill ansattbillett', words.free],
  ] as const)('uses the word of %s in %s: %s', async (tenant, language, title, otherWord) => {
    const { container } = await openFreeOrder({ tenant, language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(container.textContent).not.toMatch(otherWord);
  });
});
