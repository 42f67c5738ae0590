import type { Route } from '@takst/contract/platform/calls/route.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Database } from '#platform/db/database.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { eraseBookNames, forgetReportedNumbers } from '../book/book-holder.store.ts';
import {
  type FreeTicketToPlace,
  placeFreeCompany,
  placeFreeTickets,
  placeOwnShare,
  placePriceFrom,
} from '../book/test-book-world.store.ts';

/** A portal with a company of `placeTaxCompany`. */
export async function taxPortal(portal: TestPortal) {
  const { runOn } = await billing(portal.database, ticketServices);
  const place = () => placeTaxCompany(portal.database, runOn);
  return {
    ...portal,
    ...(await place()),
    /** Another one, for a test that changes it. */
    place,
    /** As customer support. */
    call: <R extends Route>(route: R, input: CallInput<R>) =>
      portal.callAs(portal.user('support'), route, input),
  };
}

const child = { holderType: 'FAMILY_MEMBER', profileId: 'CHILD' } as const;
const mother = { holderType: 'FAMILY_MEMBER', profileId: 'SENIOR', to: '2026-02-10' } as const;

function ticketsIn([first, second]: readonly [number, number]): FreeTicketToPlace[] {
  const berg = { agreementId: first, employeeId: '00417', from: '2026-01-01' };
  const spouse = {
    person: 'Spouse',
    agreementId: second,
    employeeId: 'A10',
    holderType: 'FAMILY_MEMBER',
  } as const;
  const dahl = { person: 'Dahl', agreementId: second, employeeId: 'A9', from: '2026-02-01' };
  const moved = { person: 'Moved', employeeId: '8' };
  return [
    { ...berg, person: 'Berg' },
    { ...berg, ...child, person: 'Child' },
    { ...berg, ...mother, person: 'Mother' },
    // The right goes on with one more zone.
    { ...spouse, from: '2026-01-05', to: '2026-02-28' },
    { ...spouse, from: '2026-03-01', nrOfZones: 2 },
    { ...dahl, holderType: 'RETIRED' },
    // From one department to the other.
    { ...moved, agreementId: first, from: '2026-01-01', to: '2026-02-28' },
    { ...moved, agreementId: second, from: '2026-03-01' },
  ];
}

/**
 * A company of which January and February 2026 are closed, and March is open. An adult's ticket of one zone is taxed by 897
 * kroner, of two by 1589; a child's by 314, at the reduced rate by 449. From March a ticket of the second department costs its
 * employee 97 kroner.
 */
async function placeTaxCompany(database: Database, runOn: (day: string) => Promise<unknown>) {
  const company = await placeFreeCompany(database);
  const [first, second] = company.departments;
  const tickets = ticketsIn(company.departments);
  const ids = await placeFreeTickets(database, company, tickets);
  await placeOwnShare(database, company, {
    agreementId: second,
    from: '2026-03-01',
    amountOre: 9700,
  });
  await runOn('2026-02-07');
  await runOn('2026-03-07');
  return {
    employer: company,
    /** A person with a ticket that has a price and no retail price. */
    async placeUntaxed() {
      await placePriceFrom(database, {
        tenant: 'ruter',
        productId: 'free-ticket',
        profileId: 'MILITARY',
        from: '2026-03-01',
        nrOfZones: 1,
        priceOre: 1e4,
      });
      const soldier = { agreementId: first, employeeId: '99', profileId: 'MILITARY' };
      await placeFreeTickets(database, company, [
        { ...soldier, person: 'Soldier', from: '2026-03-01' },
      ]);
    },
    /** A person whose child has a newer ticket, which another department pays. */
    placeApart: () =>
      placeFreeTickets(database, company, [
        { agreementId: first, employeeId: '55', person: 'Hagen', from: '2026-03-01' },
        { ...child, agreementId: second, employeeId: '55', person: 'Ola', from: '2026-03-01' },
      ]),
    /** Of people's closed lines, as when their tickets are anonymised. */
    eraseNames: (...people: readonly string[]) =>
      database.transaction((tx) =>
        eraseBookNames(
          tx,
          ids
            .filter((_, place) => people.includes(tickets[place]?.person ?? ''))
            .map((id) => ({ companyId: company.id, id })),
        ),
      ),
    /** After 31 March of the next year. */
    forgetNumbers: () =>
      database.transaction((tx) =>
        forgetReportedNumbers(tx, Temporal.PlainDate.from('2027-04-01')),
      ),
  };
}
