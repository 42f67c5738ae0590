// @vitest-environment happy-dom
import {
  countAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import {
  countSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { companyOf } from '#testing/session-answers.ts';
import { AllSchoolTicketListPage } from './all-school-ticket-list.page.tsx';
import { SchoolTicketListPage } from './school-ticket-list.page.tsx';
import { countsOf, leah } from './test-school-tickets.ts';

afterEach(cleanup);

const schoolOf = (id: number, name: string, roles: string[] = ['SCHOOLTICKET_ADMIN']) => {
  const school = companyOf({ id, name });
  return {
    ...school,
    roles: roles as typeof school.roles,
    allAgreements: school.allAgreements.map((one) => ({
      ...one,
      subTypeId: 'SCHOOLTICKET' as const,
    })),
  };
};
const lia = schoolOf(2001, 'Lia skole');
const moen = schoolOf(2002, 'Moen skole');

const rows = [
  { ...leah, companyId: 2001, companyName: 'Lia skole' },
  { ...leah, id: 31, firstName: 'Emil', companyId: 2002, companyName: 'Moen skole' },
];
const schools = [
  { companyId: 2001, companyName: 'Lia skole', tickets: 4 },
  { companyId: 2002, companyName: 'Moen skole', tickets: 1200 },
];

type Opening = Partial<PageOptions> & { matches?: readonly object[]; total?: number };

async function open({ matches = rows, total = matches.length, ...options }: Opening = {}) {
  const server = fakeServer(
    [listAllSchoolTickets, { status: 200, body: { totalEntries: total, matches } }],
    [countAllSchoolTickets, { status: 200, body: { ...countsOf(matches.length), schools } }],
    [listSchoolTickets, { status: 200, body: { totalEntries: 1, matches: [leah] } }],
    [countSchoolTickets, { status: 200, body: countsOf(1) }],
  );
  const opened = await openPage({
    pages: { '/skole': SchoolTicketListPage, '/skole/alle': AllSchoolTicketListPage },
    at: '/skole/alle',
    company: lia,
    companies: [lia, moen],
    features: ['school'],
    texts: ['school-ticket-list', 'tickets'],
    ...options,
  });
  return { server, ...opened };
}

const views = () => screen.findByRole('navigation', { name: 'Schools' });

describe('the overview of all schools', () => {
  it('has the school of each pupil', async () => {
    await open();
    expect(
      await screen.findByRole('row', { name: /Leah Aune Lia skole 8A 412.32.001/ }),
    ).toBeTruthy();
    const row = screen.getByRole('row', { name: /Emil Aune Moen skole/ });
    // Opened in the company of the ticket (docs/decisions/0068).
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/skole\/31/);
    const column = screen.getByRole('columnheader', { name: 'School' });
    expect(within(column).getByRole('button')).toBeTruthy();
  });

  it('is a list of cards on a narrow screen, which name the school', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    await open();
    const list = within(await screen.findByRole('list', { name: 'School tickets' }));
    const cards = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(cards()[0]).toContain('Lia skole'));
    expect(cards()[1]).toContain('Moen skole');
  });

  it('is of every school for who administers all of them', async () => {
    await open({ roles: ['GLOBAL_SCHOOLTICKET_ADMIN'] });
    expect(await screen.findByText('Pupils at all schools')).toBeTruthy();
    expect(within(await views()).getByRole('link', { name: 'All schools' })).toBeTruthy();
    cleanup();
    await open();
    expect(await screen.findByText('Pupils at all the schools you administer')).toBeTruthy();
    expect(within(await views()).getByRole('link', { name: 'All my schools' })).toBeTruthy();
  });

  it('is filtered by a school with its tickets, beside year and class', async () => {
    const { server } = await open({ at: '/skole/alle?class=8A' });
    const school = await screen.findByRole('combobox', { name: 'School' });
    await waitFor(() => expect(within(school).getByText(/^Moen skole \(1.200\)$/)).toBeTruthy());
    const offered = within(school).getAllByRole('option');
    expect(offered.map(({ textContent }) => plainText(textContent))).toEqual([
      'All schools',
      'Lia skole (4)',
      'Moen skole (1 200)',
    ]);
    await act(async () => fireEvent.change(school, { target: { value: '2002' } }));
    for (const route of [listAllSchoolTickets, countAllSchoolTickets]) {
      await waitFor(() =>
        expect(server.callsTo(route).at(-1)?.address).toMatch(/className=8A&companyId=2002/),
      );
    }
    const values = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    expect(values).toEqual(['2002', '', '8A']);
    const file = screen.getByRole('link', { name: /Download/ }).getAttribute('href');
    expect(file).toMatch(/^\/schoolticket-api\/ticket\/csv\?.*companyId=2002/);
  });

  it('asks for all schools when the address names none that could be', async () => {
    const { server } = await open({ at: '/skole/alle?school=Lia' });
    await screen.findByRole('row', { name: /Leah/ });
    expect(server.callsTo(listAllSchoolTickets).at(-1)?.address).not.toContain('companyId');
  });

  it('without hits of a search names what else can be chosen', async () => {
    await open({ matches: [], at: '/skole/alle?q=nobody' });
    expect(await screen.findByText(/choose another school or school year/)).toBeTruthy();
  });

  it('says when its file has not all of them', async () => {
    await open({ total: 10_001 });
    expect(await screen.findByText(/only the first 10.000 of 10.001 tickets/)).toBeTruthy();
    cleanup();
    await open({ total: 10_000 });
    await screen.findByRole('row', { name: /Leah/ });
    expect(screen.queryByText(/only the first/)).toBeNull();
  });

  it('speaks Norwegian', async () => {
    await open({ language: 'nb' });
    expect(await screen.findByText('Elever ved alle skolene du administrerer')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle skolene mine' })).toBeTruthy();
  });
});

describe('the way between one school and all', () => {
  it('leads both ways, with search, year and filter but without what one school alone has', async () => {
    const { router } = await open({
      at: '/skole/alle?q=leah&year=2025&filter=active&class=8A&school=2001&sort=school&page=2',
    });
    const links = within(await views());
    expect(links.getByRole('link', { name: 'All my schools' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await act(async () => fireEvent.click(links.getByRole('link', { name: 'Lia skole' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole'));
    expect(router.state.location.search).toEqual({ q: 'leah', year: '2025', filter: 'active' });
    expect(await screen.findByText('Pupils at Lia skole')).toBeTruthy();
    const back = within(await views()).getByRole('link', { name: 'All my schools' });
    await act(async () => fireEvent.click(back));
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole/alle'));
  });

  it.each([
    ['one school', [lia]],
    ['one school beside a company', [lia, companyOf({ id: 3001 })]],
    ['one school beside one without the role', [lia, schoolOf(3002, 'Nes skole', [])]],
  ])('is not there for %s', async (_, companies) => {
    await open({ at: '/skole', companies });
    await screen.findByText('Pupils at Lia skole');
    expect(screen.queryByRole('navigation', { name: 'Schools' })).toBeNull();
  });

  it('is not there for who works in a company that is no school', async () => {
    const company = companyOf({ id: 3001, name: 'Granlia Bygg AS' });
    await open({ company, companies: [company, lia, moen], features: [] });
    await screen.findByRole('row', { name: /Leah/ });
    expect(screen.queryByRole('navigation', { name: 'Schools' })).toBeNull();
  });
});
