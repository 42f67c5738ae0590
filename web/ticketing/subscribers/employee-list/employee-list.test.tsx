// @vitest-environment happy-dom
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyOf, granlia } from '#testing/session-answers.ts';
import {
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
afterEach(cleanup);

describe('the employee list', () => {
  it('shows name, employee id, phone, zones, reference and status, and links to the person', async () => {
    finds([ingrid]);
    await open('/bedriftsavtale?q=ali&page=1');
    const cells = within(await row('Ingrid'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    const phone = '412\u00a034\u00a0567';
    expect(cells).toEqual(['', 'Ali', 'A-2040', phone, '4100 Salg', '1 – 2Ø', 'Oslo', 'Valid']);
    const href = screen.getByRole('link', { name: 'Ingrid' }).getAttribute('href');
    expect(href).toContain('/bedriftsavtale/ansatt/7');
    expect(href).toContain('q=ali');
    expect(document.title).toContain('Employees – Granlia Bygg AS');
  });

  it('uses the company’s own name for the employee id', async () => {
    finds([ingrid]);
    const agreementSettings = { ...granlia.agreementSettings, employeeIdLabel: 'Cost centre' };
    await open('/bedriftsavtale', { company: companyOf({ agreementSettings }) });
    expect(await screen.findByRole('columnheader', { name: 'Cost centre' })).toBeDefined();
  });

  it('fetches ten rows at a time, from (page-1) x 10', async () => {
    finds([ingrid], 25);
    await open('/bedriftsavtale?page=3');
    await row('Ingrid');
    expect(lastQuery()[0]?.get('offset')).toBe('20');
    expect(lastQuery()[0]?.get('maxEntries')).toBe('10');
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('offset')).toBe('0'));
  });

  it('shortens a search in the address to the allowed length', async () => {
    finds([ingrid]);
    await open(`/bedriftsavtale?q=%00ali${'x'.repeat(300)}`);
    await row('Ingrid');
    expect(lastQuery()[0]?.get('searchFor')).toBe(`ali${'x'.repeat(197)}`);
  });

  it('goes to the last page when the address points past it', async () => {
    server.answer(listSubscribers, ({ address }) => ({
      status: 200,
      body: { totalEntries: 11, matches: address.includes('offset=10') ? [silje] : [] },
    }));
    await open('/bedriftsavtale?page=9');
    await row('Silje');
    expect(lastQuery().map((query) => query.get('offset'))).toEqual(['80', '10']);
  });

  it('searches for a phone number as text, and keeps the old rows while loading', async () => {
    finds([ingrid, silje]);
    const { router } = await open();
    await row('Silje');
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.answer(listSubscribers, () => new Promise((resolve) => (answer = resolve)));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '41234567' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('41234567'));
    expect(router.state.location.search).toEqual({ q: '41234567' });
    expect(await row('Silje')).toBeDefined();
    await act(async () => answer({ status: 200, body: { totalEntries: 1, matches: [ingrid] } }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Silje/ })).toBeNull());
  });
});

describe('filter and sort of the employee list', () => {
  const chip = (name: string) => screen.findByRole('button', { name });

  it('filters by a chip with its count, in the address, and by another one instead', async () => {
    finds([ingrid]);
    const { router } = await open('/bedriftsavtale?q=ali&page=1');
    // The acts of the month have their place in the strip.
    const chips = within((await chip('Valid 116')).closest('[role=group]') ?? document.body);
    expect(chips.getAllByRole('button').map(({ textContent }) => plainText(textContent))).toEqual([
      'All128',
      'Valid116',
      'Ending soon4',
      'Starting6',
      'Code not fetched5',
      'No ticket6',
    ]);
    fireEvent.click(await chip('Valid 116'));
    await waitFor(() => expect(lastQuery().at(-1)?.get('filter')).toBe('valid'));
    expect(router.state.location.search).toEqual({ q: 'ali', filter: 'valid' });
    expect((await chip('Valid 116')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await chip('Ending soon 4'));
    await waitFor(() => expect(lastQuery().at(-1)?.get('filter')).toBe('ending'));
    fireEvent.click(await chip('All 128'));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'ali' }));
  });

  it('filters by agreement, beside the other filters, with the number of people', async () => {
    finds([ingrid], 84);
    const { router } = await open('/bedriftsavtale?filter=ending&page=2');
    await press('More filters');
    const agreement = screen.getByRole('combobox', { name: 'Agreement' });
    expect(
      within(agreement)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All agreements', 'Bergen (38)', 'Oslo (84)']);
    fireEvent.change(agreement, { target: { value: '30' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('agreementId')).toBe('30'));
    expect(lastQuery().at(-1)?.get('filter')).toBe('ending');
    expect(router.state.location.search).toEqual({ filter: 'ending', agreement: '30' });
    fireEvent.change(agreement, { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'ending' }));
  });

  it.each(['Mobile', 'Zones'])('sorts by %s', async (name) => {
    finds([ingrid]);
    await open();
    await row('Ingrid');
    fireEvent.click(screen.getByRole('button', { name }));
    const column = name === 'Mobile' ? 'phone' : 'zones';
    await waitFor(() => expect(lastQuery().at(-1)?.get('sort')).toBe(column));
  });

  it('sorts by a column head, and back to the list’s own order', async () => {
    finds([ingrid]);
    const { router } = await open();
    await row('Ingrid');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Last name').getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('sort')).toBe('status'));
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('sort')).toBe('-status'));
    expect(head('Status').getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toEqual({ sort: '-status' });
    fireEvent.click(screen.getByRole('button', { name: 'Last name' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('ignores a filter and a sort that the list does not have', async () => {
    finds([ingrid]);
    await open('/bedriftsavtale?filter=nonsense&agreement=mine&sort=shoes&rows=7');
    await row('Ingrid');
    const [query] = lastQuery();
    expect(['filter', 'agreementId', 'sort'].map((name) => query?.get(name))).toEqual([
      null,
      null,
      null,
    ]);
    expect(query?.get('maxEntries')).toBe('10');
  });

  it('has 10, 25, 50 or 100 rows on a page, in the address', async () => {
    finds([ingrid], 128);
    const { router } = await open();
    const size = await screen.findByRole('combobox', { name: 'Rows per page' });
    fireEvent.change(size, { target: { value: '50' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('maxEntries')).toBe('50'));
    expect(router.state.location.search).toEqual({ rows: '50' });
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('offset')).toBe('100'));
  });

  it('downloads what is chosen', async () => {
    finds([ingrid], 128);
    await open('/bedriftsavtale?q=ali&filter=valid&agreement=30&sort=-status&rows=50&page=2');
    await press('More options');
    const link = screen.getByRole('link', { name: 'Download CSV' });
    const address = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(address.pathname).toMatch(/^\/api\/subscriber\/csv\/by-company-id\/\d+$/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      searchFor: 'ali',
      filter: 'valid',
      agreementId: '30',
      sort: '-status',
    });
  });

  it('says without hits what was searched and filtered, what is near, and both ways out', async () => {
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('filter=') ? [] : [ingrid];
      return { status: 200, body: { totalEntries: matches.length, matches } };
    });
    const { router } = await open('/bedriftsavtale?q=olsen&filter=code-not-fetched');
    await screen.findByText('No hits for “olsen” in “Code not fetched”');
    await screen.findByText('The search has 1 hit without the filter.');
    fireEvent.click(screen.getByRole('button', { name: 'Search all 128' }));
    expect(await row('Ingrid')).toBeDefined();
    expect(router.state.location.search).toEqual({ q: 'olsen' });
  });

  it('clears the search and keeps the filter', async () => {
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('searchFor=olsen') ? [] : [ingrid];
      return { status: 200, body: { totalEntries: matches.length, matches } };
    });
    const { router } = await open('/bedriftsavtale?q=olsen&filter=valid');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await row('Ingrid')).toBeDefined();
    expect(router.state.location.search).toEqual({ filter: 'valid' });
  });
});

describe('an empty list', () => {
  it('shows how to order the first ticket', async () => {
    finds([]);
    await open();
    const first = await screen.findByRole('link', { name: 'Order the first ticket' });
    expect(first.getAttribute('href')).toContain('/bedriftsavtale/billett/opprett');
    // There is nothing to search, filter, sort or order for.
    await act(() => undefined);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^More/ })).toEqual([]);
  });

  it('offers to show everything when a search has no hits', async () => {
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('searchFor=ola') ? [] : [ingrid];
      return { status: 200, body: { totalEntries: matches.length, matches } };
    });
    await open('/bedriftsavtale?q=ola');
    await screen.findByText('No hits for “ola”');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await row('Ingrid')).toBeDefined();
  });
});

describe('the new-subscription button', () => {
  it('is disabled with a reason unless ordering is allowed', async () => {
    finds([ingrid]);
    await open('/bedriftsavtale', { features: ['companyTicket'] });
    const button = await screen.findByRole('button', { name: 'Order ticket' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('has expired');
    // Nor is there anything to order or compare from a list.
    expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
  });
});

describe('a list that fails to load', () => {
  it('shows the general error page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer(listSubscribers, { status: 500, body: { code: 'UNEXPECTED', id: 'x1' } });
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
  });
});
