// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { cleanup, render, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const administrators = [{ firstName: 'Tor', lastName: 'Granli', email: 'tor@granlia.example' }];
let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = fakeServer(
    [getContact, { status: 200, body: kari }],
    [listCompanyAdministrators, { status: 200, body: administrators }],
    [reportPageError, { status: 204 }],
  );
});
afterEach(cleanup);

function answerWith(companies: readonly object[]) {
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
}

async function open(path: string) {
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries: await loadKnownPages(true) })} />);
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a user to whom services are closed', () => {
  const agreement = granlia.allAgreements[0];
  const expired = {
    ...granlia,
    allAgreements: [{ ...agreement, endDate: '2026-02-28' }],
    roles: ['TICKET_ADMIN'],
  };

  it('reads on the start page which, since when and whom to ask, and nothing is sold', async () => {
    answerWith([expired]);
    await open('/');
    await heading('No services are open to you here');
    screen.getByText('You are signed in as Kari Nordmann in Granlia Bygg AS.');
    const list = screen.getByRole('list', { name: 'Services that are not open to you' });
    const rows = within(list);
    expect([...list.children].map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Company tickets',
      'Housing association',
      'Free tickets',
      'School tickets',
      'Ticket counter',
    ]);
    rows.getByText('The agreement expired 28 February');
    rows.getAllByText('The company has no agreement');
    rows.getAllByText(/Customer support can add one\./);
    expect(rows.getAllByRole('link', { name: /Contact customer support/ }).length).toBe(5);
    expect(screen.queryByText(/Public transport tickets/)).toBeNull();
    expect(screen.queryByText(/^Do you work in another company/)).toBeNull();
    cleanup();
    sessionStorage.setItem('company:ruter:other:5', '1001');
    answerWith([expired, fjellstua]);
    await open('/');
    await screen.findByText(/^Do you work in another company/);
  });

  it('reads nothing of them without a role in the company, as customer support', async () => {
    server.answer(getContact, {
      status: 200,
      body: { ...kari, roles: ['GLOBAL_COMPANY_ADMIN'] },
    });
    answerWith([{ ...granlia, allAgreements: [], roles: [] }]);
    await open('/home');
    await heading('Hi, Kari!');
    screen.getByText('This is what you can do in Granlia Bygg AS.');
    expect(screen.queryByRole('list', { name: /^Services that/ })).toBeNull();
  });

  it('reads that the agreement awaits a signature above every page of the company', async () => {
    answerWith([{ ...granlia, allAgreements: [{ ...agreement, awaitsSignature: true }] }]);
    await open('/bedriftsavtale/billett/opprett');
    await heading('The agreement for company tickets awaits a signature');
    await screen.findByText('The agreement awaits a signature');
    screen.getByText('You can see everything, but not order before it is signed.');
    cleanup();
    await open('/finnes/ikke');
    await heading('It looks like you are lost');
    expect(screen.queryByText('The agreement awaits a signature')).toBeNull();
  });

  it.each([
    ['one of two agreements', [{ endDate: '2026-02-28' }, { id: 82, awaitsSignature: true }], true],
    ['no agreement', [], false],
  ] as const)('reads so where %s awaits a signature', async (_, changes, isShown) => {
    answerWith([
      { ...granlia, allAgreements: changes.map((one) => ({ ...agreement, ...one })), roles: [] },
    ]);
    await open('/bedriftsavtale/billett/opprett');
    await heading(/./);
    const notice = () => screen.queryByText('The agreement awaits a signature') !== null;
    await expect.poll(notice).toBe(isShown);
  });

  it('is sent to the administrators by name when a role is missing', async () => {
    answerWith([{ ...granlia, roles: ['TICKET_ADMIN'] }]);
    await open('/');
    await screen.findByText('Tor Granli is administrator and can give it to you.');
    const link = screen.getByRole('link', { name: 'Write to Tor Granli' });
    expect(link.getAttribute('href')).toBe('mailto:tor@granlia.example');
  });

  it('is never sent to themself: an administrator reads that they can give the role', async () => {
    answerWith([{ ...granlia, roles: ['USER_ADMIN'] }]);
    const own = { firstName: kari.firstName, lastName: kari.lastName, email: kari.email };
    server.answer(listCompanyAdministrators, { status: 200, body: [...administrators, own] });
    await open('/');
    await screen.findByText('You are an administrator and can give it to yourself.');
    const link = screen.getByRole('link', { name: 'Open your roles' });
    expect(link.getAttribute('href')).toBe(`/brukere/${kari.id}`);
    expect(screen.queryByText(/Write to/)).toBeNull();
  });

  it('is sent to customer support when nobody else can give the role', async () => {
    answerWith([{ ...granlia, roles: ['TICKET_ADMIN'] }]);
    server.answer(listCompanyAdministrators, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open('/');
    await screen.findByText('Customer support can give it to you.');
  });

  it('reads the reason of a closed page as its headline, and nothing of other services', async () => {
    answerWith([granlia]);
    await open('/skole');
    await heading('The company has no agreement for school tickets');
    screen.getByText('Your user does not have access to this page. Customer support can add one.');
    const reports = () => server.callsTo(reportPageError);
    await waitFor(() => expect(reports()[0]?.body).toMatchObject({ kind: 'no-access' }));
    expect(screen.queryByText('Housing association')).toBeNull();
    cleanup();
    answerWith([expired]);
    await open('/bedriftsavtale/billett/opprett');
    await heading('The agreement for company tickets expired 28 February');
    screen.getByText(/^Your user .* page\. Ask customer support to renew it\.$/);
    cleanup();
    answerWith([{ ...granlia, roles: ['COMPANY_ADMIN'] }]);
    await open('/brukere');
    await heading('You are missing the role User administrator');
    await screen.findByText(/Tor Granli is administrator and can give it to you\.$/);
    screen.getByRole('link', { name: 'Write to Tor Granli' });
  });

  it.each([
    ['/bedriftsavtale', 'SUBSCRIPTIONS', 'TICKET_ADMIN', 'HR'],
    ['/skole', 'SCHOOLTICKET', 'COMPANY_ADMIN', 'School-ticket administrator'],
    ['/billettluka', 'TICKETOFFICE', 'SCHOOLTICKET_ADMIN', 'Ticket-counter administrator'],
    ['/brukere', 'SUBSCRIPTIONS', 'COMPANY_ADMIN', 'User administrator'],
  ] as const)(
    'reads at %s with an agreement of %s and the role %s which one is missing',
    async (...facts) => {
      const [path, subTypeId, role, missing] = facts;
      answerWith([{ ...granlia, allAgreements: [{ ...agreement, subTypeId }], roles: [role] }]);
      await open(path);
      await heading(`You are missing the role ${missing}`);
    },
  );

  it('reads on a closed page whom to ask: nobody by name while that is loaded or failed', async () => {
    answerWith([{ ...granlia, roles: ['COMPANY_ADMIN'] }]);
    const support = /^Your user does not have access to this page\. Customer support can give it/;
    for (const answering of [
      () => new Promise<never>(() => undefined),
      { status: 503, body: { code: 'UNAVAILABLE' } },
      { status: 200, body: [] },
    ]) {
      server.answer(listCompanyAdministrators, answering);
      await open('/brukere');
      await screen.findByText(support);
      screen.getByRole('link', { name: /Contact customer support/ });
      expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
      cleanup();
    }
    const own = { firstName: kari.firstName, lastName: kari.lastName, email: kari.email };
    server.answer(listCompanyAdministrators, { status: 200, body: [...administrators, own] });
    await open('/brukere');
    await screen.findByText(/You are an administrator and can give it to yourself\.$/);
    const link = screen.getByRole('link', { name: 'Open your roles' });
    expect(link.getAttribute('href')).toBe(`/brukere/${kari.id}`);
    expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
  });

  it('may write to three administrators, of more than that', async () => {
    answerWith([{ ...granlia, roles: ['TICKET_ADMIN'] }]);
    const body = ['Tor', 'Eva', 'Per', 'Ada'].map((firstName) => ({
      firstName,
      lastName: 'Granli',
      email: `${firstName.toLowerCase()}@granlia.example`,
    }));
    server.answer(listCompanyAdministrators, { status: 200, body });
    await open('/');
    await screen.findByText('Tor Granli is administrator and can give it to you.');
    const links = screen.getAllByRole('link', { name: /^Write to/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:tor@granlia.example',
      'mailto:eva@granlia.example',
      'mailto:per@granlia.example',
    ]);
  });

  it('who administers users finds them on the start page', async () => {
    answerWith([{ ...granlia, allAgreements: [], roles: ['USER_ADMIN'] }]);
    await open('/');
    await heading('Hi, Kari!');
    const list = within(screen.getByRole('list', { name: 'What you can do' }));
    expect(list.getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/brukere');
  });
});
