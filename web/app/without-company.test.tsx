// @vitest-environment happy-dom
import { getCompanyInfo } from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { cleanup, fireEvent, render, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = fakeServer([reportPageError, { status: 204 }]);
});
afterEach(cleanup);

async function open(path: string, companies: readonly object[]) {
  server.answer(getContact, { status: 200, body: kari });
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries: await loadKnownPages(true) })} />);
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a user who has not selected a company', () => {
  it.each([
    ['/home', /Public transport tickets/],
    ['/verktoy', 'Tools for your company'],
    ['/bedriftsavtale/info', 'The company ticket'],
    ['/minside', 'My page'],
    ['/kontaktoss', 'Contact us'],
    ['/vilkar/ruterbedrift', /^Terms and privacy of/],
    ['/finnes/ikke', 'It looks like you are lost'],
  ])('opens %s, which needs no company, before one is selected', async (path, title) => {
    server.answer(listOwnSessions, { status: 200, body: [] });
    server.answer(getCompanyInfo, { status: 200, body: { comparisons: [], mailbox: null } });
    await open(path, [granlia, fjellstua]);
    await heading(title);
    const chooser = within(screen.getByRole('banner')).getByRole('link', {
      name: 'Select company',
    });
    fireEvent.click(chooser);
    await heading('Select company');
  });

  it.each(['/bedrifter', '/brukere', '/reisekort'])(
    'chooses one before %s, which no global role opens to them',
    async (path) => {
      await open(path, [granlia, fjellstua]);
      await heading('Select company');
    },
  );

  it('is offered pages below the choice that open without one', async () => {
    await open('/', [granlia, fjellstua]);
    const pages = await screen.findByRole('list', { name: 'These pages need no company:' });
    fireEvent.click(within(pages).getByRole('link', { name: 'Tools' }));
    await heading('Tools for your company');
  });

  it('writes to customer support about one of them, without working there', async () => {
    server.answer(sendContactForm, {
      status: 200,
      body: {
        companyId: 1002,
        firstName: 'Kari',
        lastName: 'Nordmann',
        email: 'kari@granlia.example',
        description: 'Hello',
      },
    });
    await open('/kontaktoss', [granlia, fjellstua]);
    fireEvent.click(await screen.findByRole('button', { name: /Granlia/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select another company' }));
    fireEvent.click(await screen.findByRole('button', { name: /Fjellstua/ }));
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));
    await screen.findByRole('heading', { name: 'The message is on its way!' });
    expect(server.callsTo(sendContactForm)[0]?.body).toEqual({ message: 'Hello', companyId: 1002 });
    expect({ ...localStorage }).toEqual({});
  });
});

describe('a user without companies', () => {
  it.each([
    ['/finnes/ikke', 'It looks like you are lost'],
    ['/home', /Public transport tickets/],
    ['/bedriftsavtale', 'We could not fetch information about your user!'],
  ])('sees at %s: %s', async (path, title) => {
    await open(path, []);
    await heading(title);
  });
});
