// @vitest-environment happy-dom
import { resolveObjectURL } from 'node:buffer';
import { companyTicketOrderCalls } from '@takst/contract/batches/company-ticket-order-calls.ts';
import { housingOrderCalls } from '@takst/contract/housing/many/housing-order-calls.ts';
import { listBatches } from '@takst/contract/batches/list-batches.contract.ts';
import { listCompanyProducts } from '@takst/contract/products/list-company-products.contract.ts';
import { listZones } from '@takst/contract/zones/list-zones.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#batches/test-batch.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { zonesInARow } from '#tickets/test-offer.ts';
import { OrderBatchPage } from './order-batch.page.tsx';
import { OrderManyPage } from './order-many.page.tsx';

const association = companyOf({
  name: 'Lindetunet borettslag',
  allAgreements: granlia.allAgreements.map((agreement) => ({
    ...agreement,
    subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT',
  })),
  agreementSettings: { ...granlia.agreementSettings, increasedExpiry: true },
});

const services = {
  housing: {
    calls: housingOrderCalls,
    name: 'housing-orders',
    path: '/borettslag/bestill-flere',
    company: association,
    features: ['housing', 'housing.order'],
  },
  'company-tickets': {
    calls: companyTicketOrderCalls,
    name: 'company-ticket-orders',
    path: '/bedriftsavtale/bestill-flere',
    company: granlia,
    features: ['companyTicket', 'companyTicket.order'],
  },
} as const;
type Service = keyof typeof services;

const options = {
  agreementName: null,
  startDate: null,
  zoneFrom: null,
  zoneTo: null,
  validAllZones: false,
  hasNewNames: false,
  slashOrder: null,
};
const row = {
  position: 1,
  cells: { firstName: 'Kari', lastName: 'Lind', phone: '41234567', employeeId: '12' },
  readAs: {},
  state: 'ready',
  faults: [],
  effect: { startDate: '2026-04-01', pricePerMonth: 1038, knownAs: null, notes: [] },
  subject: null,
};

let server: FakeServer;
beforeEach(() => {
  const batches = Object.values(services).flatMap(({ calls, name }) => [
    [calls.listColumnMap, { status: 200, body: [] }] as const,
    [
      calls.getBatch,
      {
        status: 200,
        body: {
          batch: { ...draftBatch, service: name, source: { kind: 'file', name: 'Liste.csv' } },
          options,
          totals: readyTotals,
        },
      },
    ] as const,
    [calls.listRows, { status: 200, body: { totalEntries: 1, matches: [row] } }] as const,
  ]);
  server = fakeServer(
    ...batches,
    [listZones, { status: 200, body: zonesInARow('1', '2Ø', '3Ø') }],
    [listCompanyProducts, { status: 200, body: [] }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
  );
});
afterEach(cleanup);

function open(service: Service, { at = '', language = 'en' as 'nb' | 'en' } = {}) {
  const { path, company, features } = services[service];
  return openPage({
    pages: { [path]: OrderManyPage, [`${path}/$id`]: OrderBatchPage },
    at: `${path}${at}`,
    company,
    features,
    language,
    texts: ['company-tickets', 'batches', 'batch-company-ticket-orders'],
  });
}

/** The headings and the example of the template. */
async function templateLines(name: string): Promise<string[]> {
  const link = await screen.findByRole('link', { name });
  const file = resolveObjectURL(link.getAttribute('href') ?? '');
  return ((await file?.text()) ?? '').trim().split('\r\n');
}

describe('the page on which a list is read', () => {
  it.each([
    ['nb', 'Billetter for mange beboere i Lindetunet borettslag, fra en liste', 'Last ned mal'],
    [
      'en',
      'Tickets for many residents of Lindetunet borettslag, from a list',
      'Download a template',
    ],
  ] as const)('speaks of residents in housing (%s)', async (language, subtitle, template) => {
    await open('housing', { language });
    await screen.findByText(subtitle);
    await screen.findByText(language === 'nb' ? /beboerregisteret/ : /register of residents/);
    const [headings, example] = await templateLines(template);
    expect(headings).toContain(language === 'nb' ? 'Beboernummer' : 'Resident number');
    expect(example).toContain(';12;');
    expect(screen.queryByText(/Sammenlign|Compare/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/ansatt|employee|payroll|lønn/i);
    const lists = server.callsTo(listBatches).map(({ address }) => address);
    expect(lists.every((address) => address.includes('service=housing-orders'))).toBe(true);
  });

  it('speaks of employees for company tickets, and leads to the comparison', async () => {
    await open('company-tickets');
    await screen.findByText(/^Company tickets for many employees of/);
    await screen.findByRole('link', { name: 'Compare the employee list' });
    const [headings] = await templateLines('Download a template');
    expect(headings).toContain('Employee number');
  });
});

describe('a draft in housing', () => {
  it.each([
    ['nb', 'Beboernummer', 'Bestill 2 billetter', 'Startdato'],
    ['en', 'Resident number', 'Order 2 tickets', 'Start date'],
  ] as const)('has 6 days to begin on, whatever the company has (%s)', async (...texts) => {
    const [language, number, button, start] = texts;
    await open('housing', { at: '/3', language });
    await screen.findByRole('columnheader', { name: number });
    await screen.findByRole('button', { name: button });
    const days = await screen.findByLabelText<HTMLSelectElement>(new RegExp(`^${start}`));
    expect([...days.options].filter(({ value }) => value !== '')).toHaveLength(6);
    expect(document.body.textContent).not.toMatch(/ansatt|employee/i);
  });
});
