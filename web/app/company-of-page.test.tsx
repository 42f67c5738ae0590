// @vitest-environment happy-dom
import {
  getCompanyOfBatch,
  getCompanyOfDepartment,
  getCompanyOfFreeTicket,
  getCompanyOfInvoice,
  getCompanyOfSubscriber,
  getCompanyOfTicket,
} from '@takst/contract/app/company-of.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCompanies } from '#platform/session/company-of-address.ts';
import { useSession } from '#platform/session/use-session.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { companyOf, fjellstua, granlia, kari } from '#testing/session-answers.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const Work = () => <h1 tabIndex={-1}>Work in {useSession().company.name}</h1>;
const page = { title: 'titleEmployees', texts: [], load: async () => Work } as const;
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': page,
  '/bedriftsavtale/ansatt/{id}': page,
  '/bedriftsavtale/billett/opprett': page,
  '/bedriftsavtale/faktura/{id}': page,
  '/bedriftsavtale/bestill-flere/{id}': page,
  '/bedriftsavtale/sammenlign/{id}': page,
  '/bedriftsavtale/endringer/{id}': page,
  '/bedriftsavtale/godkjenning': page,
  '/fribilletter/{id}': page,
  '/fribilletter/ny': page,
  '/fribilletter/fakturagrunnlag/{id}': page,
};
/** With departments, too. */
const withFreeTickets = (company: UserCompany): UserCompany => ({
  ...company,
  allAgreements: company.allAgreements.flatMap((agreement) => [
    agreement,
    { ...agreement, id: agreement.id + 100, subTypeId: 'FREETICKET' },
  ]),
});
const remembered = 'company:ruter:other:5';
const ofFjellstua = { status: 200, body: { companyId: fjellstua.id } } as const;
const unknown = { status: 404, body: { code: 'NOT_IN_A_COMPANY' } } as const;

let server: FakeServer;
const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  forgetCompanies();
  for (const { id } of shownToasts()) closeToast(id);
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset());
  const companies = [granlia, fjellstua].map(withFreeTickets);
  server = fakeServer(
    [getContact, { status: 200, body: kari }],
    [listUserCompanies, { status: 200, body: { totalEntries: 2, matches: companies } }],
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string) {
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'call-failures']);
  history.replaceState(null, '', path);
  const router = createPageRouter({ entries });
  render(<StartedApp router={router} />);
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page with an id', () => {
  it.each([
    ['/bedriftsavtale/ansatt/7', getCompanyOfSubscriber],
    ['/bedriftsavtale/faktura/7?q=x', getCompanyOfInvoice],
    ['/bedriftsavtale/bestill-flere/7', getCompanyOfBatch],
    ['/bedriftsavtale/sammenlign/7/', getCompanyOfBatch],
    ['/bedriftsavtale/endringer/7', getCompanyOfBatch],
    ['/bedriftsavtale/billett/opprett?ansatt=7', getCompanyOfSubscriber],
    ['/bedriftsavtale/billett/opprett?som=7', getCompanyOfTicket],
    ['/fribilletter/7', getCompanyOfFreeTicket],
    ['/fribilletter/ny?familie=7', getCompanyOfFreeTicket],
    // The id begins with that of the department.
    ['/fribilletter/fakturagrunnlag/7-202603', getCompanyOfDepartment],
  ])('is opened in its own company: %s', async (path, route) => {
    server.answer(route, ofFjellstua);
    sessionStorage.setItem(remembered, '1001');
    await open(path);
    await heading('Work in Fjellstua Hotell AS');
    expect(server.callsTo(route).map(({ address }) => address)).toEqual([
      route.path.replace('{id}', '7'),
    ]);
    expect(sessionStorage.getItem(remembered)).toBe('1002');
    await screen.findByText('You now work in Fjellstua Hotell AS');
    expect(shownToasts()[0]?.action?.undoes).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Back to Granlia Bygg AS' }));
    expect(assign).toHaveBeenCalledWith('/');
    expect(sessionStorage.getItem(remembered)).toBe('1001');
  });

  it('chooses the company of a user who has chosen none', async () => {
    server.answer(getCompanyOfSubscriber, ofFjellstua);
    await open('/bedriftsavtale/ansatt/7');
    await heading('Work in Fjellstua Hotell AS');
    await screen.findByText('You now work in Fjellstua Hotell AS');
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
  });

  it('says nothing in the company where the user works already', async () => {
    server.answer(getCompanyOfSubscriber, ofFjellstua);
    sessionStorage.setItem(remembered, '1002');
    await open('/bedriftsavtale/ansatt/7');
    await heading('Work in Fjellstua Hotell AS');
    expect(shownToasts()).toEqual([]);
  });

  it('says nothing to a user of one company', async () => {
    const companies = { totalEntries: 1, matches: [granlia] };
    server.answer(listUserCompanies, { status: 200, body: companies });
    server.answer(getCompanyOfSubscriber, { status: 200, body: { companyId: granlia.id } });
    await open('/bedriftsavtale/ansatt/7');
    await heading('Work in Granlia Bygg AS');
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    ['no company of the user has it', unknown],
    ['the user may not know', { status: 403, body: { code: 'NOT_ALLOWED' } }],
  ])('is left to the current company when %s', async (_, answer) => {
    server.answer(getCompanyOfSubscriber, answer);
    sessionStorage.setItem(remembered, '1001');
    await open('/bedriftsavtale/ansatt/7');
    await heading('Work in Granlia Bygg AS');
  });

  it('is left to the current company where the user may not open it in its own', async () => {
    const closed = { ...fjellstua, allAgreements: [] };
    const companies = { totalEntries: 2, matches: [granlia, closed] };
    server.answer(listUserCompanies, { status: 200, body: companies });
    server.answer(getCompanyOfInvoice, ofFjellstua);
    sessionStorage.setItem(remembered, '1001');
    await open('/bedriftsavtale/faktura/7');
    await heading('Work in Granlia Bygg AS');
    expect(assign).not.toHaveBeenCalled();
  });

  it('starts again there when a link on another page leads to it', async () => {
    server.answer(getCompanyOfInvoice, ofFjellstua);
    sessionStorage.setItem(remembered, '1001');
    const router = await open('/bedriftsavtale');
    await heading('Work in Granlia Bygg AS');
    act(() => void router.navigate({ href: '/bedriftsavtale/faktura/7?q=x' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/bedriftsavtale/faktura/7?q=x'));
    await heading('Work in Granlia Bygg AS');
  });

  it('changes nothing for another tab, which keeps its company through a reload', async () => {
    localStorage.setItem(remembered, '1001');
    await open('/bedriftsavtale');
    await heading('Work in Granlia Bygg AS');
    cleanup();
    localStorage.setItem(remembered, '1002');
    await open('/bedriftsavtale');
    await heading('Work in Granlia Bygg AS');
  });

  it('of an e-mail names its company', async () => {
    sessionStorage.setItem(remembered, '1001');
    await open('/bedriftsavtale/godkjenning?bedrift=1002');
    await heading('Work in Fjellstua Hotell AS');
  });

  it.each([1, 2])(
    'of an e-mail is left to the current company of %i where the user is not in the named one',
    async (totalEntries) => {
      const matches = [granlia, fjellstua].slice(0, totalEntries);
      server.answer(listUserCompanies, { status: 200, body: { totalEntries, matches } });
      sessionStorage.setItem(remembered, '1001');
      await open('/bedriftsavtale/godkjenning?bedrift=1003');
      await heading('Work in Granlia Bygg AS');
      expect(assign).not.toHaveBeenCalled();
      expect(shownToasts()).toEqual([]);
    },
  );

  it('is opened in a company that a global role reaches', async () => {
    const other = companyOf({ id: 77, name: 'Company 77', roles: [] });
    const staff = { ...kari, roles: ['GLOBAL_COMPANY_ADMIN'] };
    server.answer(getContact, { status: 200, body: staff });
    server.answer(listUserCompanies, { status: 200, body: { totalEntries: 9, matches: [] } });
    server.answer(getUserCompany, { status: 200, body: other });
    server.answer(getCompanyOfInvoice, { status: 200, body: { companyId: 77 } });
    sessionStorage.setItem(remembered, '78');
    await open('/bedriftsavtale/faktura/7');
    await heading('Work in Company 77');
    await screen.findByRole('button', { name: 'Back to the company you were in' });
  });
});
