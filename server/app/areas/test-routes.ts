import type { ServedRoute } from '#platform/http/serve.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { lastingSessions } from '#testing/portal/lasting-sessions.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { allRoutes } from './all-routes.ts';
import { ticketServices } from './ticket-services.ts';

/** Every route of the contract, to be read and not to be called. */
export function routesOf(portal: Pick<TestPortal, 'database'>): ServedRoute[] {
  const nobodys = {
    linkTo: () => '',
    tokenOf: () => '',
    holderOf: () => null,
    temporaryLinkTo: () => '',
    temporaryOf: () => null,
  };
  const unreachable = async () => Promise.reject(new Error('nobody is identified here'));
  return allRoutes({
    database: portal.database,
    changes: async () => Promise.reject(new Error('nothing is changed here')),
    sessionLife: lastingSessions,
    links: nobodys,
    tickets: makeTickets(ticketServices, nobodys),
    register: {
      lookUp: async () => ({ notFound: true }),
      signingRightsOf: async () => ({ combinations: [] }),
    },
    identity: { start: unreachable, finish: unreachable },
    eSigning: { create: unreachable, status: unreachable, signedDocument: unreachable },
    onboardingFormOf: () => null,
    scopeOf: async () => null,
    maxChecked: 1000,
    mailboxes: { ruter: null, akt: null, fjord: null },
    announceUser: async () => Temporal.Now.instant(),
    origins: { ruter: '', akt: '', fjord: '' },
    production: false,
    signInWay: () => 'password',
    findInvented: async () => [],
    eInvoiceReceivers: { receivesEhf: unreachable },
    sendsEhf: true,
    report: () => undefined,
  });
}
