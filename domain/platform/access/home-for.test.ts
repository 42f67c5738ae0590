import { describe, expect, it } from 'vitest';
import { type Feature, features } from './feature.ts';
import { homeFor } from './home-for.rules.ts';

/** From the last choice to the first: each comes before all that stand above it (spec 1 §2.2). */
const fromLastToFirst: readonly [Feature[], string][] = [
  [['userAdmin', 'invoices', 'companyAdmin'], '/home'],
  [['housing', 'housing.order'], '/borettslag'],
  [['school', 'school.order'], '/skole'],
  [['freeTicket', 'freeTicket.order'], '/fribilletter'],
  [['companyTicket', 'companyTicket.order'], '/bedriftsavtale'],
  [['ticketCounter', 'ticketCounter.settings'], '/billettluka/ordrehistorikk'],
  [['ticketCounter', 'ticketCounter.order'], '/billettluka'],
  [['travelCards'], '/reisekort'],
  [['freeTicket.travelCards'], '/fribilletter/reisekort'],
];

describe('the root leads on in the order of the specification', () => {
  it('to /home for those who are not signed in', () => {
    expect(homeFor(null)).toBe('/home');
  });

  it.each(fromLastToFirst)('with %j besides what comes later, to %s', (own, home) => {
    const later = fromLastToFirst.slice(
      0,
      fromLastToFirst.findIndex(([, path]) => path === home),
    );
    expect(homeFor(new Set([...later.flatMap(([features]) => features), ...own]))).toBe(home);
  });

  it('never to a page that is not there, whichever pages there are', () => {
    const everything = new Set(features);
    const paths = fromLastToFirst.map(([, path]) => path);
    // Takes the pages away one by one, from the first choice.
    for (const [at, path] of paths.entries()) {
      const there = paths.slice(0, at + 1);
      expect(homeFor(everything, (one) => there.includes(one))).toBe(path);
    }
  });

  it('past the ticket counter to the order history, also for who may order', () => {
    const orders = new Set<Feature>(['ticketCounter', 'ticketCounter.order', 'companyTicket']);
    const withoutCounter = (path: string) => path !== '/billettluka';
    expect(homeFor(orders, withoutCounter)).toBe('/billettluka/ordrehistorikk');
    const withoutAny = (path: string) => !path.startsWith('/billettluka');
    expect(homeFor(orders, withoutAny)).toBe('/bedriftsavtale');
  });

  it('to /home for a user without any service', () => {
    expect(homeFor(new Set())).toBe('/home');
  });
});
