import type { PagePath } from '@takst/contract/app/pages.ts';
import { type Feature, features } from '@takst/domain/platform/access/feature.ts';
import { describe, expect, it } from 'vitest';
import { loadKnownPages } from '#app/page-table/known-pages.ts';
import { menuGroups } from '#platform/page-entries/menu-groups.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import type { SessionState } from '#platform/session/session.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { currentEntry, menuSectionsFor } from './menu-sections.ts';

const companies = { totalEntries: 2, matches: [granlia, fjellstua] };
const signedIn = (...own: Feature[]): SessionState => {
  const { tenant, today } = pageFacts;
  const session = {
    user: kari,
    companies,
    company: granlia,
    features: new Set(own),
    tenant,
    today,
  };
  return { state: 'fetch-success', user: kari, companies, session, withoutCompany: session };
};

const pageEntries = await loadKnownPages(true);
const sectionsOf = (state: SessionState, pages = pageEntries) =>
  menuSectionsFor(state, (key) => key, pages).map(({ id, entries }) => [
    id,
    entries.map(({ path }) => path),
  ]);

describe('the menu', () => {
  it('has the pages that a user may open, by service, in the order of the page table', () => {
    pageFactsOf({ tenant: 'ruter', signedIn: true });
    expect(sectionsOf(signedIn('companyTicket', 'companyTicket.order', 'userAdmin'))).toEqual([
      [
        'companyTickets',
        [
          '/bedriftsavtale',
          '/bedriftsavtale/billett/opprett',
          '/bedriftsavtale/godkjenning',
          '/bedriftsavtale/endringer',
          '/bedriftsavtale/lonnstrekk',
        ],
      ],
      ['company', ['/verktoy', '/bedriftsavtale/innstillinger', '/brukere']],
    ]);
  });

  it('of customer support begins with what is about all companies', () => {
    const [first] = sectionsOf(signedIn('companyAdmin', 'userAdmin', 'companyTicket'));
    expect(first).toEqual([
      'support',
      ['/bedrifter', '/meldinger', '/personopplysninger', '/kundestart', '/brukere'],
    ]);
  });

  it('has no pages that are not there, and none that need more than the user has', () => {
    pageFactsOf({ tenant: 'ruter', signedIn: true });
    const visitorsIn = (pages?: PageEntries) =>
      sectionsOf({ state: 'not-logged-in' }, pages).flatMap(([, paths]) => paths);
    const { '/register': _, ...others } = pageEntries;
    expect(visitorsIn(others)).not.toContain('/register');
    expect(visitorsIn()).toContain('/register');
    expect(sectionsOf(signedIn('ticketCounter'))).toContainEqual([
      'ticketCounter',
      ['/billettluka/ordrehistorikk'],
    ]);
    expect(sectionsOf(signedIn('school'))).toContainEqual(['schoolAndHousing', ['/skole']]);
  });

  it('has the tools of who has one (spec 1 §4)', () => {
    const hasTools = (state: SessionState) =>
      sectionsOf(state).some(([, paths]) => paths?.includes('/verktoy'));
    pageFactsOf({ tenant: 'akt', signedIn: true });
    expect(hasTools(signedIn('companyTicket'))).toBe(true);
    expect(hasTools(signedIn('freeTicket'))).toBe(false);
    expect(hasTools({ state: 'not-logged-in' })).toBe(false);
    pageFactsOf({ tenant: 'fjord', signedIn: true });
    expect(hasTools(signedIn('companyTicket'))).toBe(false);
    pageFactsOf({ tenant: 'ruter', signedIn: true });
    expect(hasTools(signedIn('freeTicket'))).toBe(true);
  });

  it('of a visitor is the reduced one (spec 1 §1)', () => {
    const visitor: SessionState = { state: 'not-logged-in' };
    expect(sectionsOf(visitor)).toEqual([
      [
        'visitors',
        ['/bedriftsavtale/info', '/billettluka/info', '/fribilletter/info', '/register'],
      ],
      ['company', ['/verktoy']],
    ]);
  });

  it('never holds more than twenty-seven entries, for somebody with every role', () => {
    expect(sectionsOf(signedIn(...features)).map(([group]) => group)).toEqual(menuGroups.slice(1));
    // A company with one of the two services cannot have the other one (spec 1 §4).
    const counts = ['companyTicket', 'housing'].map((other) => {
      const own = features.filter((feature) => !feature.startsWith(other));
      return sectionsOf(signedIn(...own)).flatMap(([, paths]) => paths).length;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(27);
  });

  it('of a housing association has its requests while it answers them (spec 2 §2)', () => {
    const pathsIn = (state: SessionState) => sectionsOf(state).flatMap(([, paths]) => paths);
    const own = ['/borettslag', '/borettslag/opprett'];
    const others = ['/verktoy', '/borettslag/innstillinger'];
    const costs = ['/borettslag/kostnader-boenhet', '/borettslag/oppstilling'];
    expect(pathsIn(signedIn('housing', 'housing.order'))).toEqual([...own, ...costs, ...others]);
    const takesRequests = { ...granlia.agreementSettings, takesTicketRequests: true };
    const state = signedIn('housing', 'housing.order');
    if (state.state !== 'fetch-success' || !state.session) throw new Error('no session');
    const company = { ...granlia, agreementSettings: takesRequests };
    expect(pathsIn({ ...state, session: { ...state.session, company } })).toEqual([
      ...own,
      '/borettslag/godkjenning',
      ...costs,
      ...others,
    ]);
  });

  it('keeps what staff do for all companies, inside a company too', () => {
    const state = signedIn('companyAdmin', 'invoices.run', 'invoices.payments');
    const support = [
      'support',
      [
        '/bedrifter',
        '/fakturakjoring',
        '/innbetalinger',
        '/meldinger',
        '/personopplysninger',
        '/kundestart',
      ],
    ];
    expect(sectionsOf({ ...state, session: null } as SessionState)[0]).toEqual(support);
    expect(sectionsOf(state)[0]).toEqual(support);
  });

  it('marks the page itself, or the one above it', () => {
    const sections = menuSectionsFor(signedIn(...features), (key) => key, pageEntries);
    const currentAt = (path: string) => currentEntry(path, sections);
    expect(currentAt('/bedriftsavtale')).toBe('/bedriftsavtale');
    expect(currentAt('/bedriftsavtale/ansatt/7')).toBe('/bedriftsavtale');
    expect(currentAt('/bedriftsavtale/billett/opprett')).toBe('/bedriftsavtale/billett/opprett');
    expect(currentAt('/bedriftsavtale/faktura/7')).toBe('/faktura');
    expect(currentAt('/fribilletter/endringer')).toBe('/fribilletter/skattegrunnlag');
    expect(currentAt('/fribilletter/lonnsfil')).toBe('/fribilletter/skattegrunnlag');
    expect(currentAt('/fribilletter/7')).toBe('/fribilletter');
    expect(currentAt('/billettluka/billetthistorikk/')).toBe('/billettluka/ordrehistorikk');
    expect(currentAt('/minside')).toBeUndefined();
    expect(currentAt('/brukere/ny' satisfies PagePath)).toBe('/brukere');
  });
});
