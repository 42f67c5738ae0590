import { features } from '@takst/domain/platform/access/feature.ts';
import { homeFor } from '@takst/domain/platform/access/home-for.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import type { PageNeed } from '#platform/pages/page-row.ts';
import {
  isOfAllCompanies,
  isPageOf,
  mayOpenPage,
  needsNoCompany,
  pageAtAddress,
  pages,
} from './pages.ts';

/** The route table as spec 1 §2.2 has it, row by row: requirement, then the routes. */
const specified: readonly [string, string][] = [
  [
    'anyone',
    '/bedriftsavtale/info /billettluka/info /fribilletter/info /home /register /register/verify-phone /verktoy /personvern /vilkar/ruterbedrift /vilkar/joule/persjonvernerklaering /vilkar/joule/vilkar /bildeling',
  ],
  ['school', '/skole /skole/{id}'],
  // A county's schools together (docs/decisions/0099).
  ['school', '/skole/alle'],
  // Later than the specification: what a school prints for its teachers.
  ['school', '/skole/klasser'],
  // Printed for a pupil who waits for a new card.
  ['school', '/skole/{id}/papirbevis'],
  // One batch moves the whole school over to the next year.
  ['school & school.order', '/skole/nytt-skolear'],
  ['school', '/skole/nytt-skolear/{id}'],
  ['school & school.order', '/skole/bestill'],
  // Orders from a list are later than the specification (domain: Files: many at once).
  ['school & school.order', '/skole/bestill/mange'],
  ['school', '/skole/bestill/mange/{id}'],
  [
    'companyTicket',
    '/bedriftsavtale /bedriftsavtale/lonnstrekk /bedriftsavtale/innstillinger /bedriftsavtale/godkjenning /bedriftsavtale/ansatt/{id} /bedriftsavtale/endringer /bedriftsavtale/endringer/{id}',
  ],
  ['invoices', '/bedriftsavtale/faktura/{id} /faktura'],
  ['companyTicket & companyTicket.order', '/bedriftsavtale/billett/opprett'],
  // Orders from a list are later than the specification (domain: Files: many at once).
  ['companyTicket & companyTicket.order', '/bedriftsavtale/bestill-flere'],
  ['companyTicket', '/bedriftsavtale/bestill-flere/{id}'],
  ['companyTicket & companyTicket.order', '/bedriftsavtale/sammenlign'],
  ['companyTicket', '/bedriftsavtale/sammenlign/{id}'],
  ['companyTicket | housing', '/verktoy/widget /verktoy/link'],
  ['ticketCounter & ticketCounter.order', '/billettluka'],
  [
    'ticketCounter',
    '/billettluka/ordrehistorikk /billettluka/ordrehistorikk/{id} /billettluka/billetthistorikk/',
  ],
  ['ticketCounter & ticketCounter.settings', '/billettluka/innstillinger/'],
  ['ticketCounter & ticketCounter.companyPays', '/billettluka/bedriften-betaler'],
  // Codes to print and hand out.
  ['ticketCounter', '/billettluka/ordrehistorikk/{id}/koder'],
  ['userAdmin', '/brukere /brukere/ny /brukere/{id}'],
  // Requests for access have a list of their own (docs/decisions/0113).
  ['userAdmin', '/brukere/foresporsler /brukere/foresporsler/{id}'],
  [
    'freeTicket',
    '/fribilletter /fribilletter/endringer /fribilletter/skattegrunnlag /fribilletter/fakturagrunnlag /fribilletter/fakturagrunnlag/{id} /fribilletter/innstillinger /fribilletter/{id} /fribilletter/massebestillinger /fribilletter/massebestillinger/avslutt /fribilletter/massebestillinger/byttavdeling',
  ],
  ['freeTicket & freeTicket.order', '/fribilletter/ny /fribilletter/massebestillinger/ny'],
  ['freeTicket & freeTicket.travelCards', '/fribilletter/reisekort'],
  [
    'housing',
    '/borettslag /borettslag/innstillinger /borettslag/kostnader-boenhet /borettslag/boenhet/{id} /borettslag/godkjenning',
  ],
  ['housing & housing.order', '/borettslag/opprett'],
  // The second view of the unit costs has an address of its own.
  ['housing', '/borettslag/kostnader-boenhet/endringer'],
  // Later than the specification, as those of company tickets.
  ['housing & housing.order', '/borettslag/bestill-flere'],
  ['housing', '/borettslag/bestill-flere/{id} /borettslag/oppstilling'],
  ['travelCards', '/reisekort /reisekort/{companyId}/{date}'],
  // Who changes profile or loses the ticket by age, and what is done about it.
  ['freeTicket', '/fribilletter/bursdager /fribilletter/bursdager/{id}'],
  // Files with the benefit for payroll systems (docs/decisions/0096).
  ['freeTicket', '/fribilletter/lonnsfil'],
  // Each mass operation has an address, from its check to its result (domain: Files: many at once).
  [
    'freeTicket',
    '/fribilletter/massebestillinger/ny/{id} /fribilletter/massebestillinger/avslutt/{id} /fribilletter/massebestillinger/byttavdeling/{id}',
  ],
  // Who is not on the list of employees, with their families (docs/decisions/0095).
  [
    'freeTicket',
    '/fribilletter/massebestillinger/sluttet /fribilletter/massebestillinger/sluttet/{id}',
  ],
  // Numbers of many cards come from a file of the factory.
  ['travelCards | freeTicket.travelCards', '/reisekort/numre /reisekort/numre/{id}'],
  ['companyAdmin', '/bedrifter /bedrifter/ny /bedrifter/{id} /bedrifter/{id}/historikk'],
  // Pools of codes are later than the specification (domain: Subscriptions).
  ['codePools', '/kodelager /kodelager/fyll /kodelager/fyll/{id}'],
  // Offers of vouchers are made by customer support (domain: Voucher).
  [
    'vouchers',
    '/kodelager/tilbud /kodelager/kampanjer /kodelager/tilbud/nye /kodelager/tilbud/nye/{id}',
  ],
  // The runs that make invoices, and payments, are taken for granted by the specification.
  ['invoices.run', '/fakturakjoring'],
  ['invoices.payments', '/innbetalinger'],
  // Prices, sellers and other data of the operator are not in the specification.
  [
    'operatorDesk',
    '/operator /operator/priser /operator/priser/nye /operator/forslag/{id} /operator/prisendring/{id}',
  ],
  ['companyAdmin', '/meldinger'],
  ['companyAdmin', '/personopplysninger'],
  // Companies that become customers by themselves and need help.
  ['companyAdmin', '/kundestart'],
  ['signed-in', '/minside'],
  ['companyHistory', '/minside/historikk'],
  ['contactPage', '/kontaktoss'],
  // Links that come by SMS and e-mail are not in the specification's table: who has one need not sign in.
  [
    'anyone',
    '/billett/{token} /fribilletter/skatt/{token} /aktiver/{token} /register/sign/{token}',
  ],
];
const rows = specified.flatMap(([need, paths]) => paths.split(' ').map((path) => ({ path, need })));

const asWritten = (needs: PageNeed): string => {
  if (typeof needs === 'string') return needs;
  return 'all' in needs ? needs.all.join(' & ') : needs.any.join(' | ');
};

const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};

describe('the page table (spec 1 §2.2)', () => {
  it.each(rows)('$path needs $need', ({ path, need }) => {
    expect(asWritten(pageAt(path).needs)).toBe(need);
  });

  it('has no other rows: /implicit/callback is the server’s own, and / leads on', () => {
    const paths = rows.map(({ path }) => path);
    expect(pages.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe('beside what they need', () => {
  it('pages of onboarding, of a voucher and the one that sells the company ticket are the main operator’s', () => {
    const missing = tenantIds().map((tenant) =>
      pages.filter((page) => !isPageOf(page, tenant)).map(({ path }) => path),
    );
    const onboarding = ['/register', '/register/verify-phone'];
    const links = ['/bildeling', '/register/sign/{token}'];
    const mainOperators = ['/bedriftsavtale/info', ...onboarding, ...links, '/kundestart'];
    expect(missing).toEqual([[], mainOperators, mainOperators]);
  });

  it('an address has one page, with or without a slash at the end, where the operator has it', () => {
    const at = (address: string, tenant: TenantId = 'ruter') =>
      pageAtAddress(address, tenant)?.path;
    expect(at('/bedriftsavtale/ansatt/12')).toBe('/bedriftsavtale/ansatt/{id}');
    expect(at('/bedriftsavtale/ansatt/12/')).toBe('/bedriftsavtale/ansatt/{id}');
    expect(at('/billettluka/innstillinger')).toBe('/billettluka/innstillinger/');
    expect(at('/bedriftsavtale/ansatt')).toBeUndefined();
    expect(at('/')).toBeUndefined();
    expect(at('/skole/bestill')).toBe('/skole/bestill');
    expect(at('/skole/alle')).toBe('/skole/alle');
    expect(at('/fribilletter/ny/')).toBe('/fribilletter/ny');
    expect([at('/register'), at('/register', 'akt')]).toEqual(['/register', undefined]);
  });

  it('every page without parameters is the page at its own path', () => {
    const fixed = pages.filter(({ path }) => !path.includes('{'));
    const others = fixed.filter((page) => pageAtAddress(page.path, 'ruter') !== page);
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('only the car-sharing page wants a query parameter: its key', () => {
    const wanting = pages.filter(({ requiredSearch }) => requiredSearch);
    expect(wanting.map(({ path, requiredSearch }) => [path, requiredSearch])).toEqual([
      ['/bildeling', ['key']],
    ]);
  });

  it('pages that a global role opens are about all companies, public and personal ones about none', () => {
    const ofAll = new Set([
      ...'companyAdmin codePools vouchers invoices.run invoices.payments operatorDesk userAdmin travelCards'.split(
        ' ',
      ),
      'freeTicket & freeTicket.travelCards',
      'travelCards | freeTicket.travelCards',
    ]);
    const ofNone = new Set(['anyone', 'signed-in', 'contactPage']);
    const others = pages.filter((page) => {
      const need = asWritten(page.needs);
      // The same need has the page of one school.
      const isOfAll = ofAll.has(need) || page.path === '/skole/alle';
      return isOfAllCompanies(page) !== isOfAll || needsNoCompany(page) !== ofNone.has(need);
    });
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('where / leads there is a page', () => {
    const paths = new Set<string>(pages.map(({ path }) => path));
    const homes = [homeFor(null), ...features.map((feature) => homeFor(new Set([feature])))];
    expect(homes.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('who may open a page', () => {
  it('a public page is open to everybody', () => {
    expect(mayOpenPage(pageAt('/home'), 'not-signed-in')).toBe('yes');
    expect(mayOpenPage(pageAt('/home'), new Set())).toBe('yes');
  });

  it('every guarded page leads to the sign-in, and past it no further than the features', () => {
    const guarded = pages.filter(({ needs }) => needs !== 'anyone');
    const answers = guarded.map((page) => [
      page.path,
      mayOpenPage(page, 'not-signed-in'),
      mayOpenPage(page, new Set()),
      mayOpenPage(page, new Set(features)),
    ]);
    const expected = guarded.map(({ path, needs }) => [
      path,
      'sign-in',
      needs === 'signed-in' ? 'yes' : 'no-access',
      'yes',
    ]);
    expect(answers).toEqual(expected);
  });

  it('a page that needs two things is not open to who has one of them', () => {
    const order = pageAt('/bedriftsavtale/billett/opprett');
    expect(mayOpenPage(order, new Set(['companyTicket']))).toBe('no-access');
    expect(mayOpenPage(order, new Set(['companyTicket.order']))).toBe('no-access');
    expect(mayOpenPage(order, new Set(['companyTicket', 'companyTicket.order']))).toBe('yes');
  });

  it('the widget is open to who has the company ticket or the housing service', () => {
    const widget = pageAt('/verktoy/widget');
    expect(mayOpenPage(widget, new Set(['companyTicket']))).toBe('yes');
    expect(mayOpenPage(widget, new Set(['housing']))).toBe('yes');
    expect(mayOpenPage(widget, new Set(['freeTicket']))).toBe('no-access');
  });
});
