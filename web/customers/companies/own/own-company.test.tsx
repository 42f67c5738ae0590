// @vitest-environment happy-dom
import { getCompanyContract } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { recipient } from '#customers/companies/test-companies.tsx';
import { OwnCompany } from './own-company.tsx';

const company = {
  id: 1001,
  customerNumber: 'K-77',
  name: 'Granlia Bygg AS',
  organisationNumber: '311000001',
  type: 'RUTER_CUSTOMER',
  addresses: { bill: null, post: null, visit: null },
  allAgreements: [],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer(
    [getCompanyContract, { status: 200, body: null }],
    [getInvoiceRecipient, { status: 200, body: recipient }],
  );
});
afterEach(cleanup);

const open = (features: Feature[], language: 'nb' | 'en' = 'en') =>
  openPage({
    pages: { '/': OwnCompany },
    at: '/',
    features: ['companyDetails', ...features],
    language,
    texts: ['companies', 'agreement-types', 'invoice-recipient'],
  });
const rowOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
const answers = (type: string) =>
  server.answer(getCompany, { status: 200, body: { ...company, type } });

describe('the company on my page', () => {
  it.each([
    ['RUTER_CUSTOMER', 'en', 'Customer'],
    ['RUTER_CONTRACTOR', 'nb', 'Underleverandør'],
    ['OTHER', 'nb', 'Annet'],
  ] as const)('shows the type %s as text, in %s', async (type, language, typeText) => {
    answers(type);
    await open([], language);
    await screen.findByText(typeText);
    expect(screen.getByText('K-77')).toBeTruthy();
    expect(screen.getByText('311 000 001')).toBeTruthy();
  });

  it.each([
    ['RUTER_CUSTOMER', ['companyAddresses', 'companyHistory'], 1, 1, 1],
    ['RUTER_CUSTOMER', ['companyHistory'], 0, 1, 0],
    ['RUTER_CUSTOMER', [], 0, 0, 0],
    ['RUTER_CONTRACTOR', ['companyAddresses', 'companyHistory'], 0, 1, 1],
  ] as const)(
    'of type %s with %j: its addresses can be changed %i, its history read %i, its invoices sent elsewhere %i',
    async (type, features, edits, histories, recipients) => {
      answers(type);
      await open([...features]);
      await screen.findByText('K-77');
      expect(screen.queryAllByRole('button', { name: 'Edit' })).toHaveLength(edits);
      expect(screen.queryAllByRole('link', { name: 'History' })).toHaveLength(histories);
      await waitFor(() => expect(server.callsTo(getInvoiceRecipient)).toHaveLength(recipients));
    },
  );

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'has the contract and who has signed it for those who may read its history: %s',
    async (...facts) => {
      const [isSigned, expiries] = facts;
      answers('RUTER_CUSTOMER');
      server.answer(getCompanyContract, {
        status: 200,
        body: {
          termsVersion: '2026-11',
          isSigned,
          signers: [
            { name: 'Jonas Berg', state: 'SIGNED', signedAt: '2026-03-04T08:31:00Z' },
            { name: 'Silje Lund', state: 'ASKED', signedAt: null },
          ],
          expiresAt: '2026-04-03T08:30:00Z',
        },
      });
      await open(['companyHistory']);
      const link = await screen.findByRole('link', { name: /Read the contract/ });
      expect(link.getAttribute('href')).toBe(`/onboarding/company/${company.id}/contract`);
      expect(rowOf('Jonas Berg')).toMatch(/Signed .*9:31/);
      expect(rowOf('Silje Lund')).toContain('Awaits a signature');
      const expiry = /sign before .*10:30\. Otherwise the agreements end/;
      expect(screen.queryAllByText(expiry)).toHaveLength(expiries);
    },
  );

  it.each([
    ['a company that customer support made', ['companyHistory'], 1],
    ['a user without its history', [], 0],
  ] as const)('has no contract for %s', async (_whom, features, calls) => {
    answers('RUTER_CUSTOMER');
    await open([...features]);
    await screen.findByText('K-77');
    await waitFor(() => expect(server.callsTo(getCompanyContract)).toHaveLength(calls));
    expect(screen.queryByText('Company contract')).toBeNull();
  });

  it('is shown from the session to a global role that may not fetch it', async () => {
    await openPage({
      pages: { '/': OwnCompany },
      at: '/',
      texts: ['companies', 'agreement-types'],
    });
    await screen.findByText('Granlia Bygg AS');
    expect(screen.getByText('311 000 001')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('can be retried when fetching fails', async () => {
    server.answer(getCompany, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open([]);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    answers('OTHER');
    fireEvent.click(retryButton);
    await screen.findByText('K-77');
  });
});
