// @vitest-environment happy-dom
import { getClassLists } from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import { countSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { ClassListsPage } from './class-lists.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ticket = {
  id: 31,
  status: 'active',
  startDate: '2025-08-20',
  expirationDate: '2026-06-30',
  mediaType: 'MOBILE_TICKET',
  pickupCode: 'ABCD2345',
  downloadedToPhone: true,
  travelCardState: null,
  cardNumber: null,
  hasTwoHomes: false,
};
const leah = { id: 21, firstName: 'Leah', lastName: 'Aune', studentId: 'E1', tickets: [ticket] };
const card = {
  ...ticket,
  mediaType: 'TRAVEL_CARD',
  pickupCode: null,
  travelCardState: 'REQUESTED',
};
const odin = { ...leah, id: 22, firstName: 'Odin', lastName: 'Brekke', tickets: [card] };
const later = { ...ticket, id: 32, status: 'pending', startDate: '2026-04-01' };
const live = {
  ...leah,
  id: 23,
  firstName: 'Live',
  tickets: [
    { ...ticket, expirationDate: '2026-03-31' },
    { ...later, downloadedToPhone: false, pickupCode: 'WXYZ6789' },
  ],
};
const lists = [
  { className: '8A', pupils: [leah, odin] },
  { className: '8B', pupils: [live] },
];
const year = { year: 2025, name: '2025/2026' };
const nobodyLeftOut = { endedPupils: 0, namelessCards: 0 };

type Opening = Partial<PageOptions> & { answer?: { status: number; body: object } };

async function openLists({
  answer = { status: 200, body: { year, lists, leftOut: nobodyLeftOut } },
  ...options
}: Opening = {}) {
  const server = fakeServer(
    [getClassLists, answer],
    [
      countSchoolTickets,
      {
        status: 200,
        body: {
          all: 3,
          counts: {
            active: 3,
            pending: 1,
            'code-not-fetched': 0,
            'card-requested': 1,
            'fee-owed': 0,
            over: 0,
          },
          years: [{ year: 2026, name: '2026/2027', lastDay: '2027-06-30', tickets: 1 }],
          classes: [
            { className: '8A', tickets: 2 },
            { className: '8B', tickets: 2 },
          ],
        },
      },
    ],
  );
  await openPage({
    pages: { '/skole/klasser': ClassListsPage },
    at: '/skole/klasser',
    features: ['school'],
    texts: ['class-lists'],
    ...options,
  });
  return server;
}

describe('the class lists of a school', () => {
  it('say which cards are valid to two homes', async () => {
    const pupils = [{ ...odin, tickets: [{ ...card, hasTwoHomes: true }] }, leah];
    const body = { year, lists: [{ className: '8A', pupils }], leftOut: nobodyLeftOut };
    await openLists({ answer: { status: 200, body } });
    const marked = await screen.findByText('Valid to two homes');
    expect(marked.closest('tr')?.textContent).toContain('Odin');
  });

  it('have a table for each class with card or code, and whether it is fetched', async () => {
    await openLists();
    const table = await screen.findByRole('table', { name: 'Class 8A' });
    within(table).getByRole('row', { name: /Leah Aune E1 Code ABCD2345 Fetched 30\.06\.2026/ });
    within(table).getByRole('row', { name: /Odin Brekke E1 Card without a number Requested/ });
    const other = screen.getByRole('table', { name: 'Class 8B' });
    const row = within(other).getByRole('row', { name: /Live/ });
    expect(row.textContent).toMatch(/ABCD2345.*WXYZ6789.*Not fetched.*From 01\.04\.2026/);
    expect(screen.getByText('Granlia Bygg AS · 2025/2026 · 2 pupils · 4 March 2026')).toBeTruthy();
    expect(screen.getByText('Granlia Bygg AS · 2025/2026 · 1 pupil · 4 March 2026')).toBeTruthy();
    expect(document.title).toBe('Class lists – Granlia Bygg AS – Ruter Bedrift');
  });

  it('are cards on a narrow screen, with all tickets of a pupil in one line', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const second = { ...card, id: 33, cardNumber: '712345678', hasTwoHomes: true };
    const endless = { ...ticket, id: 34, pickupCode: null, expirationDate: null };
    const unfetched = { ...ticket, id: 35, downloadedToPhone: false };
    const pupils = [
      // The last day of one alone.
      { ...odin, tickets: [endless, card, second] },
      { ...leah, tickets: [endless, unfetched] },
    ];
    const body = { year, lists: [{ className: '8A', pupils }], leftOut: nobodyLeftOut };
    await openLists({ answer: { status: 200, body } });
    const list = within(await screen.findByRole('list', { name: 'Class 8A' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Odin BrekkeFetchedRequestedRequestedE1 · No code, Card without a number, Card 712345678 (Valid to two homes) · Until 30.06.2026, Until 30.06.2026',
      'Leah AuneFetchedNot fetchedE1 · No code, Code ABCD2345 · Until 30.06.2026',
    ]);
  });

  it('are printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await openLists();
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('keep the school year and the class in the address', async () => {
    const server = await openLists({ at: '/skole/klasser?year=2026&class=8B' });
    await screen.findByRole('table', { name: 'Class 8B' });
    expect(server.callsTo(getClassLists).at(-1)?.address).toMatch(/year=2026&className=8B$/);
    const back = screen.getByRole('link', { name: 'School tickets' });
    expect(back.getAttribute('href')).toBe('/skole?year=2026&class=8B');
    const chosenClass = screen.getByRole('combobox', { name: 'Class' });
    await act(async () => fireEvent.change(chosenClass, { target: { value: '' } }));
    await waitFor(() =>
      expect(server.callsTo(getClassLists).at(-1)?.address).toMatch(/year=2026$/),
    );
  });

  it('show the year that is in force without one, and leave the class when the year is changed', async () => {
    const server = await openLists({ at: '/skole/klasser?class=8A' });
    const chosenYear = await screen.findByRole('combobox', { name: 'School year' });
    await waitFor(() => within(chosenYear).getByRole('option', { name: '2026/2027' }));
    expect(within(chosenYear).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe(
      '2025/2026',
    );
    // The newest first, with the year in force, which has no tickets yet.
    const years = within(chosenYear).getAllByRole<HTMLOptionElement>('option');
    expect(years.map(({ text }) => text)).toEqual(['2026/2027', '2025/2026']);
    expect(server.callsTo(countSchoolTickets).at(-1)?.address).toMatch(/year=2025$/);
    await act(async () => fireEvent.change(chosenYear, { target: { value: '2026' } }));
    await waitFor(() =>
      expect(server.callsTo(getClassLists).at(-1)?.address).toMatch(/\?year=2026$/),
    );
  });

  it.each(['20x6', '0026', '20260'])(
    'offer a class of the address that has no tickets, and leave out the year %s',
    async (noYear) => {
      const server = await openLists({ at: `/skole/klasser?year=${noYear}&class=9Z` });
      await screen.findByRole('table', { name: 'Class 8A' });
      const classes = screen.getByRole('combobox', { name: 'Class' });
      await waitFor(() =>
        expect(
          within(classes)
            .getAllByRole<HTMLOptionElement>('option')
            .map(({ text, selected }) => [text, selected]),
        ).toEqual([
          ['All classes', false],
          ['8A', false],
          ['8B', false],
          ['9Z', true],
        ]),
      );
      expect(server.callsTo(getClassLists).at(-1)?.address).toMatch(/\?className=9Z$/);
    },
  );

  it('say how many are left out, and why', async () => {
    const leftOut = { endedPupils: 2, namelessCards: 1 };
    await openLists({ answer: { status: 200, body: { year, lists, leftOut } } });
    await screen.findByText(/2 pupils are left out, as their tickets have ended\. 1 card without/);
    cleanup();
    await openLists({
      answer: { status: 200, body: { year, lists, leftOut: { endedPupils: 0, namelessCards: 2 } } },
    });
    await screen.findByText(/^2 cards without a name are left out, as they are in no class yet\.$/);
    cleanup();
    await openLists();
    await screen.findByRole('table', { name: 'Class 8A' });
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('without pupils say so and print nothing', async () => {
    const answer = { status: 200, body: { year, lists: [], leftOut: nobodyLeftOut } };
    await openLists({ answer, at: '/skole/klasser?class=9Z' });
    await screen.findByText(/Nobody in 9Z has a valid or coming ticket in 2025\/2026/);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    cleanup();
    await openLists({ answer });
    await screen.findByText(/^Nobody has a valid or coming ticket in 2025\/2026/);
    cleanup();
    await openLists({ answer: { ...answer, body: { ...answer.body, year: null } } });
    await screen.findByText('No school year has been set up yet.');
  });

  it('that are too long ask for one class', async () => {
    await openLists({ answer: { status: 422, body: { code: 'TOO_MANY_TICKETS', max: 4000 } } });
    await screen.findByText(/more than 4.000 tickets\. Choose one class at a time/);
    expect(screen.getByRole('combobox', { name: 'Class' })).toBeTruthy();
  });

  it('speak Norwegian', async () => {
    await openLists({ language: 'nb' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Klasselister');
    await screen.findByRole('row', { name: /Leah Aune E1 Kode ABCD2345 Hentet 30\.06\.2026/ });
  });
});
