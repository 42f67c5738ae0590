// @vitest-environment happy-dom
import { getCompanyOfSubscriber } from '@takst/contract/app/company-of.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { sessionVersionHeader } from '@takst/contract/customers/session/session-version.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryOf, replyOf } from '#platform/api/query.ts';
import { forgetCompanies } from '#platform/session/company-of-address.ts';
import type { Contact, UserCompany } from '#platform/session/session.ts';
import { useSession } from '#platform/session/use-session.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const listInput = { query: { searchFor: '', maxEntries: 10, offset: 0 } };
const list = queryOf(listCompanies, listInput);

function Work() {
  const { company, today } = useSession();
  const { data } = useQuery(list);
  return (
    <>
      <h1 tabIndex={-1}>Work in {company.name}</h1>
      <p>{`Today ${today.toString()}`}</p>
      <p>{`List ${data?.totalEntries ?? 'loading'}`}</p>
      <input aria-label="Note" />
    </>
  );
}
const page = { title: 'titleEmployees', texts: [], load: async () => Work } as const;
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': page,
  '/bedriftsavtale/ansatt/{id}': page,
  '/brukere': page,
  '/minside': page,
};

/** What the server knows; each answer says its version. */
let serverSession: {
  user: Contact;
  companies: UserCompany[];
  reached: UserCompany[];
  today: string;
};
let server: FakeServer;

function versionOf(company: UserCompany | undefined, id: number) {
  const facts = serverSession.companies.flatMap(({ id: own, name, roles }) => [
    own,
    name.length,
    ...roles,
  ]);
  const user = `${serverSession.today}.user-${facts.join('-')}`;
  if (serverSession.user.roles.length === 0 || id === 0) return user;
  return `${user}.${id}-${company?.allAgreements.length ?? 'gone'}`;
}

function answer(body: unknown, id = 0): Answer {
  const company = serverSession.reached.find((one) => one.id === id);
  const headers = { [sessionVersionHeader]: versionOf(company, id) };
  return body === undefined
    ? { status: 404, body: { code: 'NOT_FOUND' }, headers }
    : { status: 200, body, headers };
}
const idIn = (address: string) => Number(address.split('/').at(-1));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  serverSession = { user: kari, companies: [granlia], reached: [], today: '2026-03-04' };
  server = fakeServer(
    [getContact, () => answer(serverSession.user)],
    [
      listUserCompanies,
      () =>
        answer({
          totalEntries: serverSession.companies.length + serverSession.reached.length,
          matches: serverSession.companies,
        }),
    ],
    [
      getUserCompany,
      ({ address }) => {
        const all = [...serverSession.companies, ...serverSession.reached];
        return answer(
          all.find(({ id }) => id === idIn(address)),
          idIn(address),
        );
      },
    ],
    [searchUserCompanies, () => answer({ totalEntries: 0, matches: [] })],
    [listCompanyAdministrators, () => answer([])],
    [listCompanies, () => answer({ totalEntries: 0, matches: [] })],
  );
});
afterEach(cleanup);

async function open(path = '/') {
  pageFactsOf({ signedIn: true, today: serverSession.today });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries })} />);
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** The page at work, and its effects have run: what follows is heard. */
async function work(company: string) {
  await heading(`Work in ${company}`);
  await screen.findByText('List 0');
}
const anyAnswer = () => act(async () => void (await replyOf(listCompanies, listInput)));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
const showTab = () => document.dispatchEvent(new Event('visibilitychange'));
const userAdmin = { ...granlia, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] } as UserCompany;

describe('a session that changes while its page is open', () => {
  it.each([
    ['the next answer', anyAnswer],
    ['the return to the page', comeBack],
    ['the return to the tab', () => act(async () => void showTab())],
  ])('shows a role that was given in another tab, by %s, without a reload', async (_, happen) => {
    await open('/brukere');
    await heading('You are missing the role User administrator');
    serverSession.companies = [userAdmin];
    await happen();
    await work('Granlia Bygg AS');
    serverSession.companies = [granlia];
    await happen();
    await heading('You are missing the role User administrator');
  });

  it('is loaded once more where one of its answers has not heard of the change', async () => {
    await open('/brukere');
    await heading('You are missing the role User administrator');
    const companiesNow = () => answer({ totalEntries: 1, matches: serverSession.companies });
    const early = [companiesNow()];
    serverSession.companies = [userAdmin];
    server.answer(listUserCompanies, () => early.shift() ?? companiesNow());
    await anyAnswer();
    await work('Granlia Bygg AS');
  });

  it('keeps what is typed on a page that stays', async () => {
    await open('/bedriftsavtale');
    await work('Granlia Bygg AS');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    serverSession.companies = [{ ...userAdmin, name: 'Granlia Anlegg AS' }];
    await comeBack();
    await work('Granlia Anlegg AS');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
  });

  it('offers another company as soon as there is one', async () => {
    await open('/minside');
    await work('Granlia Bygg AS');
    expect(screen.queryByRole('button', { name: /Change company/ })).toBeNull();
    serverSession.companies = [granlia, fjellstua];
    await comeBack();
    await screen.findByRole('button', { name: /Change company/ });
  });

  it('does not load again while nothing changes', async () => {
    await open('/minside');
    await work('Granlia Bygg AS');
    const before = server.callsTo(listUserCompanies).length;
    await anyAnswer();
    await comeBack();
    await waitFor(() => expect(server.callsTo(getUserCompany)).toHaveLength(1));
    expect(server.callsTo(listUserCompanies)).toHaveLength(before);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void showTab());
    expect(server.callsTo(getUserCompany)).toHaveLength(1);
    hidden.mockRestore();
  });

  it('stays as it is when the server does not answer, and follows at the next answer', async () => {
    await open('/brukere');
    await heading('You are missing the role User administrator');
    serverSession.companies = [userAdmin];
    const trouble = { status: 503, body: { code: 'UNAVAILABLE' } };
    server.answer(listUserCompanies, trouble);
    await anyAnswer();
    await heading('You are missing the role User administrator');
    server.answer(listUserCompanies, () =>
      answer({ totalEntries: 1, matches: serverSession.companies }),
    );
    await anyAnswer();
    await work('Granlia Bygg AS');
  });
});

describe('a user who has lost their company', () => {
  it.each([
    ['/bedriftsavtale'],
    // The page belongs to the company that is lost.
    ['/bedriftsavtale/ansatt/7'],
  ])('is led from %s to the picker, which says why, and not into another company', async (path) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    forgetCompanies();
    server.answer(getCompanyOfSubscriber, () => answer({ companyId: granlia.id }));
    serverSession.companies = [granlia, fjellstua];
    localStorage.setItem('company:ruter:other:5', '1001');
    await open(path);
    await work('Granlia Bygg AS');
    serverSession.companies = [fjellstua];
    await comeBack();
    await heading('Select company');
    expect(assign).not.toHaveBeenCalled();
    assign.mockRestore();
    screen.getByText(/You can no longer work in Granlia Bygg AS/);
    screen.getByRole('button', { name: /Fjellstua/ });
  });

  it('learns so of a deleted company that a global role opened, and of its agreements', async () => {
    serverSession = {
      ...serverSession,
      user: { ...kari, roles: ['GLOBAL_COMPANY_ADMIN'] },
      companies: [],
      reached: [{ ...granlia, roles: [] }, fjellstua],
    };
    localStorage.setItem('company:ruter:other:5', '1001');
    await open('/bedriftsavtale');
    await work('Granlia Bygg AS');
    await screen.findByText('You are working in Granlia Bygg AS');
    const toCompany = screen.getByRole('link', { name: 'See the company' });
    expect(toCompany.getAttribute('href')).toBe(`/bedrifter/${granlia.id}`);
    serverSession.reached = [{ ...granlia, roles: [], allAgreements: [] }, fjellstua];
    await comeBack();
    await heading('Your user does not have access to this page');
    serverSession.reached = [fjellstua];
    await comeBack();
    await heading('Select company');
    screen.getByText('Granlia Bygg AS was deleted. Select another company.');
  });

  it('reads why also after a reload', async () => {
    serverSession.companies = [granlia, fjellstua];
    localStorage.setItem('company:ruter:other:5', '1003');
    await open();
    await heading('Select company');
    screen.getByText(/You can no longer work in the company you selected last/);
  });

  it('ends at the error page when no company is left', async () => {
    await open();
    await work('Granlia Bygg AS');
    serverSession.companies = [];
    await comeBack();
    await heading('We could not fetch information about your user!');
  });
});

describe('midnight in Oslo with an open page', () => {
  it('brings the new day by the next answer, with rights and lists of that day', async () => {
    const endDate = Temporal.PlainDate.from('2026-03-04');
    const expiring = granlia.allAgreements.map((agreement) => ({ ...agreement, endDate }));
    serverSession.companies = [{ ...granlia, allAgreements: expiring }];
    await open('/minside');
    await screen.findByText('Today 2026-03-04');
    await screen.findByRole('link', { name: /Order/ });
    const before = server.callsTo(listCompanies).length;
    serverSession.today = '2026-03-05';
    await anyAnswer();
    await screen.findByText('Today 2026-03-05');
    expect(screen.queryByRole('link', { name: /Order/ })).toBeNull();
    await waitFor(() => expect(server.callsTo(listCompanies).length).toBeGreaterThan(before + 1));
  });

  it('never goes back by an answer that was long on its way', async () => {
    await open('/minside');
    await screen.findByText('Today 2026-03-04');
    serverSession.today = '2026-03-05';
    await anyAnswer();
    await screen.findByText('Today 2026-03-05');
    serverSession.today = '2026-03-04';
    await anyAnswer();
    screen.getByText('Today 2026-03-05');
  });
});
