import {
  countCompanies,
  downloadCompanies,
  companyFilters,
  listCompanies,
} from '@takst/contract/customers/companies/list-companies.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placeCompany } from './test-companies.store.ts';
import { setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';

type Query = NonNullable<CallInput<typeof listCompanies>['query']>;

describe('the companies that filter and sort choose', () => {
  const ask = async (portal: TestPortal, query: Query) => {
    const input = { query: { maxEntries: '1000', ...query } };
    const answer = await portal.callAs(portal.user('support'), listCompanies, input);
    expect(answer.status).toBe(200);
    return z.parse(listCompanies.reply, answer.json).matches;
  };
  const count = async (portal: TestPortal) => {
    const { json } = await portal.callAs(portal.user('support'), countCompanies, {});
    return z.parse(countCompanies.reply, json);
  };

  portalTest('have an agreement of the type, and are counted alike', async (portal) => {
    const everybody = await ask(portal, {});
    const { all, counts } = await count(portal);
    expect(all).toBe(everybody.length);
    for (const filter of companyFilters.filter((known) => known !== 'expired')) {
      const filtered = await ask(portal, { filter });
      expect(filtered).toEqual(
        everybody.filter(({ agreementTypes }) => agreementTypes.includes(filter)),
      );
      expect([filter, counts[filter]]).toEqual([filter, filtered.length]);
    }
  });

  portalTest('are expired when all their agreements have ended, and only then', async (portal) => {
    const company = portal.company('several-services');
    const isExpired = async () => {
      const expired = await ask(portal, { filter: 'expired' });
      expect((await count(portal)).counts.expired).toBe(expired.length);
      return expired.some(({ id }) => id === company.id);
    };
    expect(await isExpired()).toBe(false);
    const ends = company.agreements.map(({ id, endDate }) => ({ id, endDate }));
    for (const { id } of ends.slice(1)) {
      await setAgreementEnd(portal.database, id, Temporal.PlainDate.from('2026-03-05'));
    }
    expect(await isExpired()).toBe(false);
    await setAgreementEnd(portal.database, ends[0]?.id ?? 0, Temporal.PlainDate.from('2026-03-06'));
    expect(await isExpired()).toBe(false);
    await setAgreementEnd(portal.database, ends[0]?.id ?? 0, Temporal.PlainDate.from('2026-03-05'));
    expect(await isExpired()).toBe(true);
    for (const { id, endDate } of ends) await setAgreementEnd(portal.database, id, endDate);
  });

  portalTest.each(['organisationNumber', 'customerNumber'] as const)(
    'are sorted by %s in both directions',
    async (portal, column) => {
      const values = async (sort: typeof column | `-${typeof column}`) =>
        (await ask(portal, { sort })).map((company) => Number(company[column]));
      const ascending = await values(column);
      expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
      expect(await values(`-${column}`)).toEqual(ascending.toReversed());
    },
  );

  portalTest('come as a file with a line for each', async (portal) => {
    await placeCompany(portal.database, {
      name: 'Alle Avtaler AS',
      organisationNumber: '310004021',
      agreements: ['TICKETOFFICE', 'SUBSCRIPTIONS', 'TICKETOFFICE'].map((subtype) => ({ subtype })),
    });
    const query = { filter: 'SUBSCRIPTIONS', sort: 'customerNumber' } as const;
    const answer = await portal.callAs(portal.user('support'), downloadCompanies, { query });
    const [head, ...lines] = String(answer.json).trimEnd().split('\r\n');
    expect(head).toBe('Organisasjonsnummer;Kundenummer;Navn;Avtaletyper');
    const companies = await ask(portal, query);
    expect(lines.map((line) => line.split(';'))).toEqual(
      companies.map(({ organisationNumber, customerNumber, name, agreementTypes }) => [
        organisationNumber,
        customerNumber,
        name,
        [...new Set(agreementTypes)].join(', '),
      ]),
    );
    expect(lines.at(-1)).toMatch(/;Alle Avtaler AS;TICKETOFFICE, SUBSCRIPTIONS$/);
  });
});
