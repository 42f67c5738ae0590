// @vitest-environment happy-dom
import {
  countSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { SchoolTicketListPage } from './school-ticket-list.page.tsx';
import { countsOf, leah } from './test-school-tickets.ts';

afterEach(cleanup);

const onCard = (travelCardState: string, more: object = {}) => ({
  ...leah,
  mediaType: 'TRAVEL_CARD',
  phoneCountryCode: null,
  phone: null,
  pickupCode: null,
  appId: null,
  downloadedToPhone: false,
  travelCardState,
  ...more,
});
const nameless = onCard('CREATED', {
  id: 23,
  studentId: null,
  firstName: null,
  lastName: null,
  className: null,
  cardNumber: '700100901',
});

type Opening = Partial<PageOptions> & { matches?: readonly object[] };

async function openList({
  matches = [leah, onCard('REQUESTED', { id: 22, lastName: 'Hussein' }), nameless],
  ...options
}: Opening = {}) {
  const server = fakeServer(
    [listSchoolTickets, { status: 200, body: { totalEntries: matches.length, matches } }],
    [countSchoolTickets, { status: 200, body: countsOf(matches.length) }],
  );
  await openPage({
    pages: { '/skole': SchoolTicketListPage },
    at: '/skole',
    features: ['school'],
    texts: ['school-ticket-list', 'tickets'],
    ...options,
  });
  return server;
}

describe('the overview of a school (spec 3 §2)', () => {
  it('names the zones to both homes of a pupil', async () => {
    await openList({ matches: [onCard('CREATED', { secondZoneFrom: '1', secondZoneTo: '3' })] });
    await screen.findByText('Zone 1 – Zone 2Ø and Zone 1 – Zone 3');
  });

  it('is a list of cards on a narrow screen: on what, to where and until when', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const endless = { id: 24, firstName: 'Mia', expirationDate: null, allZones: true };
    await openList({ matches: [leah, onCard('CREATED', endless), nameless] });
    const list = within(await screen.findByRole('list', { name: 'School tickets' }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map((one) => plainText(one.textContent))).toEqual([
        'Leah AuneValid8A · 412 32 001 · Zone 1 – Zone 2Ø · Until 30.06.2026',
        'Mia AuneValid8A · Travel card · All zones',
        'Card without a nameValid700100901 · Zone 1 – Zone 2Ø · Until 30.06.2026',
      ]),
    );
  });

  it.each([
    [['school', 'school.order'], true],
    [['school'], false],
  ] as const)('leads to orders and to the next year who may order: %s', async (features, may) => {
    await openList({ features, at: '/skole?year=2025&class=8A&q=leah' });
    await screen.findByRole('row', { name: /Leah Aune/ });
    const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(hrefOf('Order school tickets')).toBe(may ? '/skole/bestill' : undefined);
    await press('More options');
    expect(hrefOf('Next school year')).toBe(may ? '/skole/nytt-skolear' : undefined);
    expect(hrefOf('Class lists')).toBe('/skole/klasser?year=2025&class=8A');
    cleanup();
    await openList({ features, matches: [] });
    await screen.findByText('No school tickets yet');
    // Above the list, and where it says that there is none.
    expect(screen.queryAllByRole('link', { name: 'Order school tickets' })).toHaveLength(
      may ? 2 : 0,
    );
    expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
  });

  it.each(['?year=2025', '?class=8A', ''])('leads to the class lists of %s', async (search) => {
    await openList({ at: `/skole${search}` });
    await screen.findByRole('row', { name: /Leah Aune/ });
    await press('More options');
    expect(screen.getByRole('link', { name: 'Class lists' }).getAttribute('href')).toBe(
      `/skole/klasser${search}`,
    );
  });

  it('tells a code that is not fetched, and a card that is not made, before all else', async () => {
    const unfetched = { ...leah, downloadedToPhone: false };
    const withoutCode = { ...unfetched, id: 31, firstName: 'Ida', pickupCode: null };
    await openList({ matches: [unfetched, withoutCode, onCard('REQUESTED', { id: 32 })] });
    await screen.findByRole('row', { name: /Leah .*Code not fetched/ });
    expect(screen.getByRole('row', { name: /^Ida/ }).textContent).not.toContain('Code not fetched');
    expect(screen.getByRole('row', { name: /Card ordered/ })).toBeTruthy();
  });

  it('has a row for each ticket, which leads to its page', async () => {
    await openList();
    const row = await screen.findByRole('row', { name: /Leah Aune 8A 412.32.001/ });
    expect(within(row).getByText('Zone 1 – Zone 2Ø')).toBeTruthy();
    expect(within(row).getByText('30.06.2026')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Hussein 8A Travel card .*Card ordered/ })).toBeTruthy();
    const table = screen.getByRole('table', { name: 'School tickets' });
    expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/skole\/\d+$/);
    expect(screen.queryByRole('link', { name: /Order/ })).toBeNull();
    expect(document.title).toBe('School tickets – Granlia Bygg AS – Ruter Bedrift');
  });

  it('tells the end of a ticket only where it is earlier than that of the school year', async () => {
    const early = { ...leah, id: 77, firstName: 'Early', expirationDate: '2026-05-29' };
    await openList({ matches: [leah, early] });
    const status = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByText(/^Valid/).textContent;
    await waitFor(async () => expect(await status(/Early Aune/)).toMatch(/^Valid until 29.May/));
    expect(await status(/Leah Aune/)).toBe('Valid');
  });

  it('shows a card on which no name is written yet by its number', async () => {
    await openList();
    expect(
      await screen.findByRole('row', { name: /Card without a name .*700100901/ }),
    ).toBeTruthy();
  });

  it('says that a card is blocked', async () => {
    const blocked = onCard('DEACTIVATED', { status: 'expired', expirationDate: '2026-02-12' });
    await openList({ matches: [blocked] });
    expect(await screen.findByText('Blocked')).toBeTruthy();
  });

  it('has filters with counts within a school year and a class', async () => {
    const server = await openList();
    const year = await screen.findByRole('combobox', { name: 'School year' });
    await waitFor(() => expect(within(year).getByText('2026/2027 (1)')).toBeTruthy());
    await act(async () => fireEvent.change(year, { target: { value: '2025' } }));
    const className = screen.getByRole('combobox', { name: 'Class' });
    await waitFor(() => expect(within(className).getByText('8A (6)')).toBeTruthy());
    await act(async () => fireEvent.change(className, { target: { value: '8A' } }));
    const filters = screen.getByRole('group', { name: 'Show tickets that are' });
    const ended = within(filters).getByRole('button', { name: /^Ended/ });
    await waitFor(() => expect(ended.textContent).toMatch(/2/));
    const values = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    expect(values).toEqual(['2025', '8A']);
    const all = within(filters).getAllByRole('button');
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Active3',
      'Not started6',
      'Code not fetched4',
      'Waiting for a card1',
      'Owing a card fee5',
      'Ended2',
    ]);
    await act(async () => fireEvent.click(ended));
    for (const [route, isFiltered] of [
      [listSchoolTickets, true],
      [countSchoolTickets, false],
    ] as const) {
      const address = server.callsTo(route).at(-1)?.address ?? '';
      expect(address).toContain('year=2025');
      expect(address).toContain('className=8A');
      expect(address.includes('filter=over')).toBe(isFiltered);
    }
  });

  it('has a file of what is chosen', async () => {
    await openList({ at: '/skole?year=2025&class=8A&q=leah' });
    await press('More options');
    const link = screen.getByRole('link', { name: /Download/ });
    const file = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(file.pathname).toBe('/schoolticket-api/ticket/csv/by-company-id/1001');
    expect(Object.fromEntries(file.searchParams)).toMatchObject({
      year: '2025',
      className: '8A',
      searchFor: 'leah',
    });
  });

  it('without tickets says when there will be some', async () => {
    await openList({ matches: [] });
    expect(await screen.findByText('No school tickets yet')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'School year' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('without hits names what was searched, and leads back', async () => {
    await openList({ matches: [], at: '/skole?q=nobody' });
    expect(await screen.findByText('No hits for “nobody”')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
  });

  it('without tickets of a chosen class leads back, too', async () => {
    await openList({ matches: [], at: '/skole?class=9Z' });
    expect(await screen.findByText('No school tickets here')).toBeTruthy();
  });

  it('speaks Norwegian', async () => {
    await openList({ language: 'nb' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Skolebilletter');
  });
});
