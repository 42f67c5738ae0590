// @vitest-environment happy-dom
import { ordinaryRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { FreeTicketInfoPage } from './free-ticket-info.page.tsx';
import { en } from './free-ticket-info.en.ts';
import { nb } from './free-ticket-info.nb.ts';

afterEach(cleanup);

const open = (language: 'nb' | 'en', tenant: TenantId) =>
  openPage({
    pages: { '/fribilletter/info': FreeTicketInfoPage },
    at: '/fribilletter/info',
    texts: ['free-ticket-info'],
    language,
    tenant,
  });

const visits = tenantIds().flatMap((tenant) =>
  (['nb', 'en'] as const).map((language) => ({ tenant, language })),
);

describe('the public page about the data of free tickets (spec 3 §2)', () => {
  it.each([
    ['nb', ['Formål', 'Rettslig grunnlag', 'Hva vi lagrer', 'Hvem som kan se dem']],
    ['en', ['Purpose', 'Legal basis', 'Data that we store', 'Access: who can see it']],
  ] as const)(
    'has purpose, legal basis, data, access and storage (%s)',
    async (language, heads) => {
      await open(language, 'ruter');
      await screen.findByRole('heading', { level: 1 });
      const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      expect(headings).toEqual(expect.arrayContaining([...heads]));
      expect(headings).toHaveLength(7);
    },
  );

  it.each([
    {
      texts: nb,
      what: 'Kundeopplysninger',
      months: 'måneder',
      number: 'til og med 31. mars året etter',
      years: 'i 5 år etter at billetten er utløpt',
      basis: ['avtale med arbeidsgiveren', 'Bokføringsloven', 'a-opplysningsloven'],
    },
    {
      texts: en,
      what: 'Customer data',
      months: 'months',
      number: 'through 31 March of the next year',
      years: 'for 5 years after the ticket has expired',
      basis: ['agreement with the employer', 'Bookkeeping Act', 'a-opplysningsloven'],
    },
  ])('says how long data is kept, as the portal keeps it', ({ texts, ...facts }) => {
    const { what, months, number, years, basis } = facts;
    expect(ordinaryRetention).toMatchObject({ after: 'end' });
    const keptMonths = 'months' in ordinaryRetention ? ordinaryRetention.months : 0;
    expect(texts.storageCustomer).toContain(what);
    expect(texts.storageCustomer).toContain(`${keptMonths} ${months}`);
    expect(texts.storageNumber).toContain(number);
    expect(texts.storageSales).toContain(years);
    // The number stays when the names go.
    expect(texts.storageCustomer).not.toMatch(/ansattnummer|employee number/);
    const [ticket = '', sales = '', tax = ''] = basis;
    expect(texts.basisTicket).toContain(ticket);
    expect(texts.basisSales).toContain(sales);
    expect(texts.basisTax).toContain(tax);
  });

  it.each([
    [nb, /arbeidsgiveren til den ansatte i familien som har registrert deg/, /Spør arbeidsgiveren/],
    [en, /the employer of the employee in your family has registered you/, /Ask the employer/],
  ])('tells families who has registered them and whom to ask (GDPR art. 14)', (texts, who, ask) => {
    expect(texts.sourceFamily).toMatch(who);
    expect(texts.rightsEmployer).toMatch(ask);
  });

  it.each(visits)(
    'has the word of the operator everywhere ($tenant, $language)',
    async ({ tenant, language }) => {
      await open(language, tenant);
      await screen.findByRole('heading', { level: 1 });
      const pageText = document.body.textContent ?? '';
      const isEmployeeTicket = tenantOf(tenant).freeTicketWord === 'employeeTicket';
      const [own, other] = [/ansattbillett|employee ticket/i, /fribillett|free.ticket/i];
      expect(pageText).toMatch(isEmployeeTicket ? own : other);
      expect(pageText).not.toMatch(isEmployeeTicket ? other : own);
      expect(pageText).toContain(tenantOf(tenant).operator);
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual([
        tenantOf(tenant).links.contactUs,
        tenantOf(tenant).links.privacy,
        'https://www.datatilsynet.no',
      ]);
    },
  );
});
