// @vitest-environment happy-dom
import { schoolTicketOrderCalls as calls } from '@takst/contract/services/school-tickets/order/school-ticket-order-calls.ts';
import { schoolTicketOrders } from '@takst/contract/services/school-tickets/order/school-ticket-orders.ts';
import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { press, pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agreementOf,
  schoolOffer,
  schoolWith,
} from '#services/school-tickets/order/test-school-order-form.tsx';
import { readInThePage } from '#ticketing/batches/read/test-reading-worker.ts';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { OrderBatchPage } from './order-batch.page.tsx';
import { OrderManyPage } from './order-many.page.tsx';

beforeEach(readInThePage);
afterEach(cleanup);

const noOptions = {
  agreementName: null,
  startDate: null,
  zoneFrom: null,
  zoneTo: null,
  validAllZones: false,
  slashOrder: null,
};
const path = '/skole/bestill/mange';
const two = schoolWith(agreementOf(500_020), agreementOf(500_021));
const row = {
  position: 1,
  cells: { firstName: 'Leah', lastName: 'Aune', className: '8A', phone: '41234567' },
  readAs: {},
  state: 'ready',
  faults: [],
  effect: null,
  subject: null,
};

type Opening = Partial<PageOptions> & {
  batch?: object;
  totals?: object;
  chosen?: object;
  rows?: readonly object[];
};

async function open({ batch = {}, totals = {}, chosen, rows = [row], ...page }: Opening = {}) {
  const body = {
    batch: { ...draftBatch, service: 'school-ticket-orders', total: 2, ...batch },
    options: { ...noOptions, ...chosen },
    totals: { ...readyTotals, ...totals },
  };
  const server = fakeServer(
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø') }],
    [getSchoolOrderOffer, { status: 200, body: schoolOffer }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [calls.listColumnMap, { status: 200, body: [] }],
    [calls.createBatch, { status: 200, body: { id: 3 } }],
    [calls.putRows, { status: 200, body: { stored: 1 } }],
    [calls.getBatch, { status: 200, body }],
    [calls.getProgress, { status: 200, body: body.batch }],
    [calls.listRows, { status: 200, body: { totalEntries: rows.length, matches: rows } }],
    [calls.checkRows, { status: 200, body: { totals: body.totals } }],
    [calls.setOptions, { status: 200, body: { unchecked: 2 } }],
  );
  const opened = await openPage({
    pages: { [path]: OrderManyPage, [`${path}/$id`]: OrderBatchPage },
    at: `${path}/3`,
    company: two,
    features: ['school', 'school.order'],
    texts: ['school-many', 'tickets', 'batches'],
    ...page,
  });
  return { server, ...opened };
}

const labels = ['From zone', 'To zone', 'Start date', 'Invoice reference'] as const;
const uncheckedRows = { unchecked: 2, ready: 0 };

describe('an order for many pupils', () => {
  it.each([
    ['none of two agreements', two, null],
    ['the only agreement', schoolWith(agreementOf(500_020)), '500020'],
  ])('begins with nothing that costs money, and with %s', async (_, company, agreementName) => {
    const { server } = await open({ at: path, company });
    await screen.findByText('School tickets for many pupils of Granlia Bygg AS, from a list');
    const back = screen.getByRole('link', { name: 'Order school tickets' });
    expect(back.getAttribute('href')).toBe('/skole/bestill');
    const text = 'Fornavn\tEtternavn\tKlasse\tMobilnummer\nLeah\tAune\t8A\t41234567';
    await press('Paste cells');
    write('Cells from the spreadsheet', text);
    pressNow('Read the cells');
    fireEvent.click(await screen.findByRole('button', { name: 'Check 1 row' }));
    await waitFor(() => expect(server.callsTo(calls.createBatch)).toHaveLength(1));
    expect(server.callsTo(calls.createBatch)[0]?.body).toMatchObject({
      options: { ...noOptions, agreementName },
    });
  });

  it.each([
    ['ZONES_NOT_CHOSEN', 'Choose a zone', 'Zones: they decide what the tickets cost'],
    [
      'START_DATE_NOT_CHOSEN',
      'Choose a start date',
      'Start date: the tickets are invoiced from that day',
    ],
    ['AGREEMENT_NOT_CHOSEN', 'Choose an invoice reference', 'Invoice reference'],
  ])('asks above the table before a row is checked: %s', async (code, fault, question) => {
    await open({ totals: { ...uncheckedRows, generalFaults: [code] } });
    await screen.findByText(fault);
    const faulty = labels.filter(
      (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
    );
    expect(faulty).toHaveLength(1);
    const list = screen.getByText('Choose this first, then the rows are checked').parentElement;
    expect(list?.textContent).toContain(question);
  });

  it('says that the day is in no school year', async () => {
    const generalFaults = ['START_DATE_NOT_OFFERED'];
    await open({
      totals: { ...uncheckedRows, generalFaults },
      chosen: { startDate: '2026-03-09' },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Start date').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByText('Choose a start date')).toBeNull();
  });

  it('sends each choice with the others as they are', async () => {
    const chosen = { startDate: '2026-03-09', zoneFrom: '1', zoneTo: '1' };
    const { server } = await open({ chosen, totals: { generalFaults: ['AGREEMENT_NOT_CHOSEN'] } });
    await screen.findByLabelText('Invoice reference');
    const sent = () => server.callsTo(calls.setOptions).at(-1)?.body;
    for (const [label, value, change] of [
      ['Invoice reference', '500021', { agreementName: '500021' }],
      ['Start date', '2026-03-10', { startDate: '2026-03-10' }],
      ['From zone', 'all', { zoneFrom: null, zoneTo: null, validAllZones: true }],
    ] as const) {
      write(label, value);
      await waitFor(() =>
        expect(sent()).toMatchObject({ options: { ...noOptions, ...chosen, ...change } }),
      );
    }
  });

  it('knows what every code means', async () => {
    const { faults, generalFaults } = schoolTicketOrders;
    const faultGroups = [...faults, ...generalFaults].map((code) => ({
      column: null,
      code,
      rows: 2,
    }));
    await open({ totals: { faultGroups } });
    fireEvent.click(await screen.findByRole('button', { name: 'What do the faults mean?' }));
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toContain('both a phone number and a travel card');
    expect(textContent).not.toContain('Unknown:');
  });

  it('says how many are ordered, and leads to each ticket', async () => {
    await open();
    await screen.findByRole('button', { name: 'Order 2 tickets' });
    cleanup();
    const done = { state: 'finished', done: 1, total: 1, startedAt: '2026-03-04T09:00:00Z' };
    const rows = [{ ...row, state: 'done', subject: { type: 'ticket', id: 91 } }];
    await open({ batch: done, rows });
    await screen.findByText('1 ticket has been ordered');
    const [link] = await screen.findAllByRole('link', { name: /Leah/ });
    expect(link?.getAttribute('href')).toBe('/skole/91');
  });
});
