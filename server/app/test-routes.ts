import type { Served } from '#http/serve.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { makeTickets } from '#tickets/make-tickets.ts';
import { allRoutes } from './all-routes.ts';
import { ticketServices } from './ticket-services.ts';

/** Every route of the contract, to be read and not to be called. */
export function routesOf(portal: Pick<TestPortal, 'database'>): Served[] {
  const nobodys = { linkTo: () => '', tokenOf: () => '', holderOf: () => null };
  return allRoutes({
    database: portal.database,
    changes: async () => Promise.reject(new Error('nothing is changed here')),
    links: nobodys,
    tickets: makeTickets(ticketServices, nobodys),
    register: { lookUp: async () => ({ notFound: true }) },
    scopeOf: async () => null,
    maxChecked: 1000,
    mailboxes: { ruter: null, akt: null, fjord: null },
    announceUser: async () => Temporal.Now.instant(),
    origins: { ruter: '', akt: '', fjord: '' },
    production: false,
    signInWay: () => 'password',
    findInvented: async () => [],
    report: () => undefined,
  });
}
