// @vitest-environment happy-dom
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '#testing/dom.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { NoAccessPage } from './no-access.page.tsx';

const administrators = ['Tor', 'Ada'].map((firstName) => ({
  firstName,
  lastName: 'Granli',
  email: `${firstName.toLowerCase()}@granlia.example`,
}));

let server: FakeServer;
beforeEach(() => {
  server = fakeServer([listCompanyAdministrators, { status: 200, body: administrators }]);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function open(at: string, features: readonly Feature[], roles: UserCompany['roles']) {
  history.replaceState(null, '', at);
  return openPage({
    pages: { [at]: NoAccessPage },
    at,
    features,
    company: { ...granlia, roles },
    texts: ['app', 'services', 'who-orders'],
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const general = 'Your user does not have access to this page';

describe('the counter, for a user of it who may not order there', () => {
  it('names who orders', async () => {
    server.answer(listCounterBuyers, { status: 200, body: { buyers: ['Eva Sol', 'Per Berg'] } });
    await open('/billettluka', ['ticketCounter'], ['COMPANY_ADMIN']);
    await heading('Only ticket administrators order');
    await screen.findByText(
      `${general}. Ask Eva Sol or Per Berg, or the user administrator of the company. You get the role from Tor Granli or Ada Granli.`,
    );
  });
});

describe('a page without access', () => {
  it.each([
    // Without the service, and with the role while the agreement does not allow orders.
    ['/billettluka', [], ['COMPANY_ADMIN']],
    ['/billettluka', ['ticketCounter'], ['TICKET_ADMIN']],
    ['/billettluka/innstillinger', ['ticketCounter'], ['COMPANY_ADMIN']],
  ] as const)('at %s, for %o as %o, says what the company lacks', async (at, features, roles) => {
    await open(at, features, [...roles]);
    await heading('The company has no agreement for ticket counter');
    expect(server.callsTo(listCounterBuyers)).toEqual([]);
  });

  it.each(['/minside', '/finnes/ikke'])('at %s is told in general', async (at) => {
    await open(at, [], ['COMPANY_ADMIN']);
    await heading(general);
    screen.getByRole('link', { name: /Contact customer support/i });
    expect(screen.getByRole('link', { name: 'Go to the homepage' }).getAttribute('href')).toBe('/');
  });
});
