// @vitest-environment happy-dom
import { resolveObjectURL } from 'node:buffer';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { fakeServer, type FakeServer, type ReceivedCall } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { OrderBatchPage } from '#services/company-tickets/order-many/order-batch.page.tsx';
import { OrderManyPage } from '#services/company-tickets/order-many/order-many.page.tsx';
import { OrderForResidentsPage, ResidentBatchPage } from './order-for-residents.page.tsx';

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
    Start: OrderForResidentsPage,
    One: ResidentBatchPage,
    more: { movesInOn: null, existingResidents: 'ask' },
  },
  'company-tickets': {
    calls: companyTicketOrderCalls,
    name: 'company-ticket-orders',
    path: '/bedriftsavtale/bestill-flere',
    company: granlia,
    features: ['companyTicket', 'companyTicket.order'],
    Start: OrderManyPage,
    One: OrderBatchPage,
    more: {},
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
let totals: typeof readyTotals;
let rows: unknown[];
let savedOptions: object;
beforeEach(() => {
  savedOptions = {};
  totals = readyTotals;
  rows = [row];
  const batches = Object.values(services).flatMap(({ calls, name, more }) => [
    [calls.listColumnMap, { status: 200, body: [] }] as const,
    [
      calls.getBatch,
      () => ({
        status: 200,
        body: {
          batch: { ...draftBatch, service: name, source: { kind: 'file', name: 'Liste.csv' } },
          options: { ...options, ...more, ...savedOptions },
          totals,
        },
      }),
    ] as const,
    [
      calls.listRows,
      () => ({ status: 200, body: { totalEntries: rows.length, matches: rows } }),
    ] as const,
    [
      calls.setOptions,
      ({ body }: ReceivedCall) => {
        savedOptions = (body as { options: object }).options;
        return { status: 200, body: { unchecked: 0 } };
      },
    ] as const,
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
  const { path, company, features, Start, One } = services[service];
  return openPage({
    pages: { [path]: Start, [`${path}/$id`]: One },
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

  const lind = (day: string) => ({ name: 'Kari Lind', day });
  const occupied = {
    ...row,
    position: 2,
    state: 'faulty',
    faults: [
      {
        column: 'existingResidents',
        code: 'UNIT_OCCUPIED',
        proposal: null,
        otherRow: null,
        others: [lind('2024-05-01')],
      },
    ],
    effect: null,
  };
  const withNotes = (notes: string[], day: string) => ({
    ...row,
    effect: { ...row.effect, notes, others: [lind(day)] },
  });

  it.each([
    [
      'nb',
      'Det bor noen i boenheten: Kari Lind fra 1. mai 2024',
      'Kari Lind flytter ut 31. mars',
      'Bor sammen med Kari Lind',
      ['I 2 rader flytter de som bor der, ut.', /^(?=.*3 rader)(?=.*måneden faktureres likevel)/],
    ],
    [
      'en',
      'Somebody lives in the unit: Kari Lind from 1 May 2024',
      'Kari Lind moves out 31 Mar',
      'Lives with Kari Lind',
      [
        'In 2 rows those who live there move out.',
        /^(?=.*3 rows)(?=.*the month is invoiced anyway)/,
      ],
    ],
  ] as const)('says who lives in the units, and what comes of it (%s)', async (...texts) => {
    const [language, fault, movesOut, together, counts] = texts;
    totals = {
      ...readyTotals,
      notes: [
        { code: 'OTHERS_MOVE_OUT', rows: 2 },
        { code: 'CHARGED_ALL_THE_SAME', rows: 3 },
      ],
    };
    rows = [
      occupied,
      withNotes(['MOVES_IN', 'OTHERS_MOVE_OUT'], '2026-03-31'),
      { ...withNotes(['MOVES_IN', 'LIVE_TOGETHER'], '2024-05-01'), position: 3 },
    ];
    await open('housing', { at: '/3', language });
    await screen.findByText(fault);
    await screen.findByText(movesOut);
    await screen.findByText(together);
    for (const count of counts)
      await screen.findByText((text) =>
        typeof count === 'string' ? text.includes(count) : count.test(text),
      );
  });

  it.each([
    ['nb', 'De som bor der, Kari Lind', ['Velg', 'Bor sammen', 'Flytter ut']],
    ['en', 'Those who live there, Kari Lind', ['Choose', 'Live together', 'Move out']],
  ] as const)('asks in the row what those do who live there (%s)', async (...texts) => {
    const [language, label, choices] = texts;
    rows = [occupied];
    const mended = { totals: readyTotals, rows: [row], conflicts: [] };
    server.answer(housingOrderCalls.mendRows, { status: 200, body: mended });
    await open('housing', { at: '/3', language });
    const choice = await screen.findByLabelText<HTMLSelectElement>(label);
    expect([...choice.options].map(({ text }) => text)).toEqual(choices);
    fireEvent.change(choice, { target: { value: choices[2] } });
    await waitFor(() =>
      expect(server.callsTo(housingOrderCalls.mendRows).map(({ body }) => body)).toEqual([
        {
          do: 'set-cells',
          cells: [{ position: 2, column: 'existingResidents', from: '', to: choices[2] }],
        },
      ]),
    );
  });

  it('checks the rows again for what those do who live there, and for another day', async () => {
    await open('housing', { at: '/3' });
    const act = await screen.findByLabelText('Those who live in the unit already');
    const help = 'Their tickets and subscriptions end on the first possible day from then on.';
    fireEvent.change(act, { target: { value: 'live-together' } });
    await waitFor(() =>
      expect(sentOptions()).toEqual([
        expect.objectContaining({ existingResidents: 'live-together' }),
      ]),
    );
    expect(screen.queryByText(help)).toBeNull();
    fireEvent.change(act, { target: { value: 'move-out' } });
    await screen.findByText(help);
    const day = await screen.findByLabelText(/^Move-in date/);
    fireEvent.change(day, { target: { value: '15.04.2026' } });
    await waitFor(() =>
      expect(sentOptions()).toContainEqual(
        expect.objectContaining({ existingResidents: 'move-out' }),
      ),
    );
    await waitFor(() =>
      expect(sentOptions()).toContainEqual(expect.objectContaining({ movesInOn: '2026-04-15' })),
    );
  });
});

describe('a draft of company tickets', () => {
  it('says nothing of units', async () => {
    await open('company-tickets', { at: '/3' });
    await screen.findByRole('columnheader', { name: 'Employee number' });
    await screen.findByLabelText(/^Start date/);
    expect(document.body.textContent).not.toMatch(/unit|Move-in/);
  });
});

const sentOptions = (): unknown[] =>
  server
    .callsTo(housingOrderCalls.setOptions)
    .map(({ body }) => (body as { options: unknown }).options);
