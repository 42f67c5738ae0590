// @vitest-environment happy-dom
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { press } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  counts,
  finds,
  ingrid,
  lastQuery,
  open,
  row,
  server,
  silje,
  startServer,
} from './test-employee-list.tsx';

beforeEach(startServer);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The cells from the cost centre on. */
const restOf = async (name: string) => cellsOf(await row(name)).slice(4);

describe('a row of the employee list', () => {
  it.each([
    ['all zones', { zones: [], allZones: true }, ['4100 Salg', 'All zones', 'Oslo', 'Valid']],
    ['one zone', { zones: ['1'] }, ['4100 Salg', '1', 'Oslo', 'Valid']],
    [
      'a subscription',
      { type: 'JOULE', zones: [], expirationDate: '2026-03-31' },
      ['4100 Salg', 'E-bike', 'Oslo', 'Valid until 31 Mar'],
    ],
    [
      'a ticket whose code is not fetched',
      { awaitsPickup: true },
      ['4100 Salg', '1 – 2Ø', 'Oslo', 'Code not fetched'],
    ],
  ])('has %s', async (_, ticket, cells) => {
    finds([{ ...ingrid, ticket: { ...ingrid.ticket, ...ticket } }]);
    await open();
    expect(await restOf('Ingrid')).toEqual(cells);
  });

  it('is empty for somebody without a ticket and a cost centre', async () => {
    finds([silje]);
    await open();
    expect(await restOf('Silje')).toEqual(['', '', '', 'No ticket']);
  });

  it('has no cost centre where nobody has one', async () => {
    server.answer(countSubscribers, { status: 200, body: { ...counts, costCentres: [] } });
    finds([ingrid]);
    await open();
    await row('Ingrid');
    await screen.findByRole('button', { name: 'Valid 116' });
    expect(screen.queryByRole('columnheader', { name: 'Cost centre' })).toBeNull();
    await press('More filters');
    screen.getByRole('combobox', { name: 'Agreement' });
    expect(screen.queryByRole('combobox', { name: 'Cost centre' })).toBeNull();
  });

  it('shows the end of what is cut when it is pointed at', async () => {
    finds([ingrid]);
    await open();
    const cells = within(await row('Ingrid'));
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    const texts = ['Ingrid', 'Ali', 'A-2040', '4100 Salg', '1 – 2Ø', 'Oslo'];
    for (const text of texts) fireEvent.pointerEnter(cells.getByText(text));
    expect(texts.map((text) => cells.getByTitle(text).textContent)).toEqual(texts);
  });
});

describe('the filters beside the search', () => {
  it('have the cost centres, and who has none', async () => {
    finds([ingrid], 12);
    const { router } = await open('/bedriftsavtale?page=2');
    await press('More filters');
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cost centre' });
    expect([...select.options].map(({ text }) => text)).toEqual([
      'All cost centres',
      '4100 Salg (12)',
      'Without a cost centre',
    ]);
    fireEvent.change(select, { target: { value: '3' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('costCentre')).toBe('3'));
    fireEvent.change(select, { target: { value: 'none' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('costCentre')).toBe('none'));
    expect(router.state.location.search).toEqual({ 'cost-centre': 'none' });
  });

  const openWithOneAgreement = async (search = '') => {
    const [, oslo] = counts.agreements;
    server.answer(countSubscribers, {
      status: 200,
      body: { ...counts, agreements: [{ ...oslo, invoiceReference: '' }], costCentres: [] },
    });
    finds([ingrid]);
    await open(`/bedriftsavtale${search}`);
    await screen.findByRole('button', { name: 'Valid 116' });
    await row('Ingrid');
  };

  it('are none where there is one agreement and no cost centre', async () => {
    await openWithOneAgreement();
    expect(screen.queryByRole('button', { name: /^More filters/ })).toBeNull();
  });

  it('stay where one is chosen, even if no employee has it now', async () => {
    await openWithOneAgreement('?agreement=30&cost-centre=9');
    await press(/^More filters/);
    const agreement = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agreement' });
    expect([...agreement.options].map(({ text }) => text)).toEqual(['All agreements', '30 (84)']);
    screen.getByRole('combobox', { name: 'Cost centre' });
  });
});
