// @vitest-environment happy-dom
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { useState } from 'react';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { type Answering, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { SimulationCard } from './simulation-card.tsx';
import { names, openPriceChange, result, row } from './test-price-changes.tsx';

afterEach(cleanup);

describe('the page of what the prices of a proposal mean', () => {
  it('shows it in all, by price and by company, with files', async () => {
    await openPriceChange();
    await screen.findByText('January 2027, new prices');
    expect(plainText(document.body.textContent)).toContain('29 500,00 kr+1 500 kr (+5,4 %)');
    expect(plainText(document.body.textContent)).toContain('+18 000 kr (+5,4 %)');
    const price = screen.getByRole('row', { name: /^Company ticket/ });
    expect(cellsOf(price)).toEqual(['Adult', '1', '01.01.2027', '700 kr', '750 kr', '30']);
    const otra = screen.getByRole('row', { name: /^Otra Bryggeri AS/ });
    expect(cellsOf(otra)).toEqual([
      '20',
      '1 000,00 kr',
      '1 090,00 kr',
      '+90 kr (+9 %)',
      '+1 080 kr (+9 %)',
    ]);
    screen.getByText('7 companies pay as before.');
    screen.getByText('2 tickets are not included');
    await press('Download');
    const file = await screen.findByRole('link', { name: 'CSV' });
    expect(file.getAttribute('href')).toBe('/operator-desk-api/price-change/csv/by-proposal/12');
  });

  it('sorts the companies, and searches them by name', async () => {
    await openPriceChange();
    await screen.findByRole('row', { name: /^Otra/ });
    expect(names()).toEqual(['Otra Bryggeri AS', 'Granlia Bygg AS']);
    await press('Company');
    expect(names()).toEqual(['Granlia Bygg AS', 'Otra Bryggeri AS']);
    fireEvent.change(screen.getByLabelText('Search for a company'), { target: { value: 'otra' } });
    await waitFor(() => expect(names()).toEqual(['Otra Bryggeri AS']));
    fireEvent.change(screen.getByLabelText('Search for a company'), { target: { value: 'x' } });
    await screen.findByText('No company matches the search');
  });

  it('says when no company pays anything else', async () => {
    await openPriceChange({ status: 200, body: { ...result, companies: [], otherCompanies: 1 } });
    await screen.findByText('No company pays anything else');
    screen.getByText('1 company pays as before.');
  });

  it('leads back to its proposal, and shows that it works while there is no answer', async () => {
    const answer = Promise.withResolvers<{ status: number; body: object }>();
    await openPriceChange(() => answer.promise);
    await screen.findByRole('progressbar', { name: 'Working it out …' });
    const back = screen.getByRole('link', { name: 'To the proposal' });
    expect(back.getAttribute('href')).toBe('/operator/forslag/12');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    answer.resolve({ status: 200, body: result });
    await screen.findByRole('row', { name: /^Otra/ });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has what it says in all under its terms', async () => {
    // The month that is told is not always the first of the charts.
    await openPriceChange({ status: 200, body: { ...result, firstMonth: '2027-03-01' } });
    await screen.findByText('March 2027, new prices');
    const terms = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      plainText(term.nextElementSibling?.textContent),
    ]);
    expect(terms).toEqual([
      ['Tickets', '40'],
      ['With a new price', '30'],
      ['March 2027, today’s prices', '28 000,00 kr'],
      ['March 2027, new prices', '29 500,00 kr'],
      ['12 months, today’s prices', '336 000,00 kr'],
      ['12 months, new prices', '354 000,00 kr'],
    ]);
  });

  it('lists each price in its order, also one that takes the place of none', async () => {
    const [price] = result.prices;
    const free = { ...price, nrOfZones: 3, validFrom: '2027-02-01', nowOre: 0, priceOre: 0 };
    const prices = [
      price,
      { ...price, nrOfZones: 2, nowOre: null, priceOre: 900_00, tickets: 0 },
      free,
    ];
    await openPriceChange({ status: 200, body: { ...result, prices } });
    const rows = await screen.findAllByRole('row', { name: /^Company ticket/ });
    expect(rows.map(cellsOf)).toEqual([
      ['Adult', '1', '01.01.2027', '700 kr', '750 kr', '30'],
      ['Adult', '2', '01.01.2027', 'None', '900 kr', '0'],
      ['Adult', '3', '01.02.2027', '0 kr', '0 kr', '30'],
    ]);
  });

  it('is worked out anew when the page is opened again, and stays when that fails', async () => {
    const { callsTo, answer, router, queries } = await openPriceChange();
    await screen.findByRole('row', { name: /^Otra/ });
    await router.navigate({ to: '/operator/forslag/12' });
    await screen.findByText('The proposal');
    await router.navigate({ to: '/operator/prisendring/12' });
    await waitFor(() => expect(callsTo(getPriceChange)).toHaveLength(2));
    answer(getPriceChange, { status: 503, body: { code: 'UNAVAILABLE' } });
    await act(() => queries.invalidateQueries());
    expect(callsTo(getPriceChange)).toHaveLength(3);
    screen.getByRole('row', { name: /^Otra/ });
    expect(screen.queryByText(/^General error/)).toBeNull();
  });

  it.each([
    [0, null],
    [1, '1 ticket is not included'],
    [1200, '1 200 tickets are not included'],
  ])('warns of %i tickets without a price', async (unpricedTickets, text) => {
    await openPriceChange({ status: 200, body: { ...result, unpricedTickets } });
    await screen.findByRole('row', { name: /^Otra/ });
    expect(plainText(screen.queryByText(/not included$/)?.textContent) ?? null).toBe(text);
    expect(screen.queryAllByText('They have no price in one of the months.')).toHaveLength(
      text ? 1 : 0,
    );
  });

  it.each([
    [{ code: 'PRICES_TOO_FAR_APART' }, true],
    [{ code: 'UNKNOWN_PRODUCT', names: ['company-ticket'] }, false],
  ])(
    'says that it could not be worked out, and why where that helps: %j',
    async (body, isApart) => {
      await openPriceChange({ status: 409, body });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/^Could not work out what the prices mean/);
      expect(alert.textContent.includes('The prices begin more than a year apart')).toBe(isApart);
      expect([screen.queryByRole('progressbar'), screen.queryByRole('table')]).toEqual([
        null,
        null,
      ]);
    },
  );

  it.each([
    [{ status: 404, body: { code: 'PROPOSAL_NOT_FOUND' } }, /^General error: NotFound/],
    [{ status: 500, body: { code: 'UNEXPECTED', id: 'an-id' } }, /^General error: ServerTrouble/],
  ])('is an error page after %j', async (answer, text) => {
    await openPriceChange(answer);
    await screen.findByText(text);
  });
});

describe('prices that are not proposed yet', () => {
  const rows = [{ ...row, validFrom: Temporal.PlainDate.from(row.validFrom) }];
  const others = rows.map((one) => ({ ...one, priceOre: 800_00 }));

  /** The card, with buttons that change its prices. */
  function Prices({ start }: { start: typeof rows }) {
    const [shown, setShown] = useState(start);
    return (
      <>
        <button onClick={() => setShown(others)}>Other prices</button>
        <button onClick={() => setShown([])}>No prices</button>
        <SimulationCard rows={shown} />
      </>
    );
  }
  async function openSimulation(answer: Answering, start = rows) {
    const server = fakeServer([simulatePrices, answer]);
    await openPage({
      pages: { '/operator/priser/nye': () => <Prices start={start} /> },
      at: '/operator/priser/nye',
      texts: ['price-changes'],
      features: ['operatorDesk'],
    });
    return server;
  }
  const button = (name: string) => screen.queryByRole('button', { name });

  it('are worked out when somebody asks, and again for other prices', async () => {
    let answer = Promise.withResolvers<{ status: number; body: object }>();
    const server = await openSimulation(() => answer.promise);
    await press('See what the prices mean');
    await screen.findByRole('progressbar', { name: 'Working it out …' });
    answer.resolve({ status: 200, body: result });
    await screen.findByRole('row', { name: /^Otra/ });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(server.callsTo(simulatePrices)).toMatchObject([{ body: { rows: [row] } }]);
    answer = Promise.withResolvers();
    await press('Work it out again');
    await screen.findByRole('progressbar', { name: 'Working it out …' });
    expect(screen.queryByRole('row', { name: /^Otra/ })).toBeNull();
    answer.resolve({ status: 200, body: result });
    await screen.findByRole('row', { name: /^Otra/ });
    await press('Other prices');
    expect([screen.queryByRole('row', { name: /^Otra/ }), button('Work it out again')]).toEqual([
      null,
      null,
    ]);
    await press('See what the prices mean');
    await screen.findByRole('row', { name: /^Otra/ });
    expect(server.callsTo(simulatePrices).map(({ body }) => body)).toMatchObject([
      { rows: [{ priceOre: 750_00 }] },
      { rows: [{ priceOre: 750_00 }] },
      { rows: [{ priceOre: 800_00 }] },
    ]);
  });

  it('show nothing that was worked out for prices of before', async () => {
    const answer = Promise.withResolvers<{ status: number; body: object }>();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await openSimulation(() => answer.promise);
    await press('See what the prices mean');
    // All tickets of the operator take their time.
    expect(timeout.mock.lastCall).toEqual([60_000]);
    await press('Other prices');
    await act(() => answer.resolve({ status: 200, body: result }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('row', { name: /^Otra/ })).toBeNull();
  });

  it('are no question while there are none', async () => {
    await openSimulation({ status: 200, body: result }, []);
    await screen.findByText('No prices');
    expect(screen.queryByText(/^Works out what the prices above mean/)).toBeNull();
    await press('Other prices');
    screen.getByText(/^Works out what the prices above mean/);
    await press('No prices');
    expect(screen.queryByText(/^Works out what the prices above mean/)).toBeNull();
  });

  it.each([
    [
      { code: 'UNKNOWN_PRODUCT', names: ['company-ticket', 'YOUTH'] },
      'The operator does not have company-ticket, YOUTH.',
    ],
    [{ code: 'PRICES_TOO_FAR_APART' }, 'The prices begin more than a year apart.'],
  ])('are refused with a reason, which other prices take away: %j', async (body, text) => {
    await openSimulation({ status: 409, body });
    await press('See what the prices mean');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Could not work out what the prices mean');
    expect(alert.textContent).toContain(text);
    await press('Other prices');
    await waitFor(() => expect(screen.queryByText(text, { exact: false })).toBeNull());
  });
});
