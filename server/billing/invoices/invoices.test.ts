import type { Invoice } from '@takst/contract/billing/invoices/invoice.schema.ts';
import type { RunPreview } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { describe, expect } from 'vitest';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setInvoiceEmail } from './test-billing-world.store.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { placePayment } from './test-payments.store.ts';
import { deliveriesOf, faultsInInvoices } from './test-issued.query.ts';
import { recordsOf } from './test-records.ts';
import { callsOf, type InvoiceQuery, january, single } from './test-invoice-calls.ts';

describe('the invoices of a company', () => {
  portalTest('are listed with what is paid of them, and lead to their lines', async (portal) => {
    const { company, list, overview, get } = callsOf(portal);
    const [{ sinceLast, ...entry } = {}] = await list();
    expect(sinceLast).toBe(null);
    expect(entry).toMatchObject({
      id: company.invoices[0],
      type: 'INVOICE',
      companyCustomerNumber: String(company.id),
      invoiceDate: '2026-02-07',
      dueDate: '2026-03-09',
      month: 1,
      year: 2026,
      ticketCount: 1,
      paymentStatus: 'UNPAID',
      totalPrice: 112,
      totalVat: 12,
      outstandingAmount: 112,
      reminderDueDate: null,
    });
    const { json } = await get(company.invoices[0] ?? 0);
    expect(json).toMatchObject({
      ...entry,
      invoiceLines: [
        {
          price: 112,
          priceVat: 12,
          quantity: 1,
          productType: 'TICKET',
          description: { nb: expect.any(String) },
          refunds: [],
          firstName: expect.any(String),
        },
      ],
    });
    portal.clock.set('2026-03-10T12:00:00+01:00');
    expect(await list()).toMatchObject([
      { paymentStatus: 'OVERDUE', reminderDueDate: '2026-03-23' },
    ]);
    await placePayment(portal.database, entry['id'] as number, 112_00);
    expect(await list()).toMatchObject([{ paymentStatus: 'PAID', outstandingAmount: 0 }]);
    const number = String(entry['invoiceNumber']);
    const hits: InvoiceQuery[] = [
      { filter: 'PAID' },
      { from: '2026-01-15' },
      { to: '2026-01-01' },
      { searchFor: `ref ${number}` },
    ];
    for (const query of hits) expect(await list(query), JSON.stringify(query)).toHaveLength(1);
    const misses: InvoiceQuery[] = [
      { filter: 'OVERDUE' },
      { from: '2026-02-01' },
      { to: '2025-12-31' },
      { searchFor: 'ref%1' },
    ];
    for (const query of misses) expect(await list(query), JSON.stringify(query)).toEqual([]);
    expect(await overview()).toEqual({
      all: 1,
      counts: { UNPAID: 0, PARTLY_PAID: 0, PAID: 1, OVERDUE: 0, CREDITED: 0 },
      firstMonth: '2026-01-01',
      lastMonth: '2026-01-01',
      months: [{ month: '2026-01-01', totalPrice: 112 }],
      agreementTypes: 1,
      references: 1,
    });
  });

  portalTest('say what changed from one month to the next, line for line', async (portal) => {
    const { company, changes, get } = callsOf(portal);
    const { json } = await get(company.invoices[0] ?? 0);
    const [line] = (json as { invoiceLines: { subscriberId: number }[] }).invoiceLines;
    const ofPerson = { line: { subscriberId: line?.subscriberId, price: 112 }, oldPrice: null };
    expect(await changes('2026-01-31')).toMatchObject([
      { changeType: 'SUBSCRIBED', count: 1, priceDifference: 112, changes: [ofPerson] },
    ]);
    expect(await changes('2026-02-01')).toMatchObject([
      { changeType: 'UNSUBSCRIBED', count: 1, priceDifference: -112, changes: [ofPerson] },
    ]);
    expect(await changes('2026-03-01')).toEqual([]);
  });

  portalTest('stand on the page of the person who had the ticket', async (portal) => {
    const { company, ofPerson, get } = callsOf(portal);
    const { json } = await get(company.invoices[0] ?? 0);
    const [line] = (json as { invoiceLines: { subscriberId: number }[] }).invoiceLines;
    expect((await ofPerson(line?.subscriberId ?? 0)).json).toEqual([line]);
    expect(await ofPerson(7_299_999)).toMatchObject({ status: 404 });
  });
});

describe('the refund of a line', () => {
  portalTest('makes a credit note with the next number, down to nothing', async (portal) => {
    const { company, list, file, credited, refundedIn, get, refund, ofPerson } = callsOf(portal);
    const { id, invoiceNumber, invoiceLines } = await january(portal);
    const lineId = invoiceLines[0]?.id ?? 0;
    expect(await refund(id, lineId, { amount: 112.01 })).toMatchObject({ status: 422 });
    const { status, json } = await refund(id, lineId, { amount: 12.34, description: 'For sent' });
    expect(status).toBe(200);
    const creditNote = json as { id: number; invoiceNumber: number };
    expect((await get(id)).json).toMatchObject({
      outstandingAmount: expect.any(Number),
      invoiceLines: [{ refunds: [{ amount: 12.34, vatAmount: 1.32, description: 'For sent' }] }],
    });
    expect((await get(creditNote.id)).json).toMatchObject({
      type: 'CREDIT_NOTE',
      creditedInvoiceId: id,
      invoiceNumber: creditNote.invoiceNumber,
      invoiceDate: '2026-03-06',
      dueDate: '2026-03-06',
      month: 1,
      lineCount: 1,
      ticketCount: 0,
      outstandingAmount: 0,
      totalPrice: -12.34,
      totalVat: -1.32,
      paymentStatus: 'CREDITED',
      invoiceLines: [{ price: -12.34, priceVat: -1.32, quantity: 1 }],
    });
    expect(await refund(id, lineId, { amount: 1 })).toMatchObject({
      status: 429,
      json: { code: 'NEWLY_REFUNDED' },
    });
    const lineOfOther = (await january(portal, single)).invoiceLines[0]?.id ?? 0;
    const notFound = { status: 404, json: { code: 'LINE_NOT_FOUND' } };
    expect(await refund(creditNote.id, lineId, { amount: 1 })).toMatchObject(notFound);
    expect(await refund(id, lineOfOther, { amount: 1 })).toMatchObject(notFound);
    const recorded = await recordsOf(portal.database, company.id, 'refund-invoice-line');
    expect(recorded).toEqual([
      {
        subject: invoiceNumber,
        userId: portal.user('operator').id,
        before: null,
        after: { totalAmount: 12_34, creditNoteNumber: creditNote.invoiceNumber },
      },
    ]);
    portal.clock.set('2026-03-09T12:00:00+01:00');
    expect(await refund(id, lineId, { amount: 99.67 })).toMatchObject({
      status: 422,
      json: { code: 'AMOUNT_TOO_HIGH', refundable: 99.66 },
    });
    const rest = await refund(id, lineId, { amount: 99.66, description: 'Resten' });
    const second = rest.json as { id: number };
    // Each has its own part of the line, which has both.
    expect(await credited(creditNote.id)).toEqual(['-12.34 -1.32 For sent', '-12,34']);
    expect(await credited(second.id)).toEqual(['-99.66 -10.68 Resten', '-99,66']);
    const [line] = ((await get(id)).json as Invoice).invoiceLines;
    expect(line?.refunds).toMatchObject([
      { amount: 12.34, description: 'For sent', invoiceNumber: creditNote.invoiceNumber },
      { amount: 99.66, description: 'Resten', invoiceId: second.id },
    ]);
    expect(await refundedIn(id)).toEqual(['112,00']);
    expect((await ofPerson(line?.subscriberId ?? 0)).json).toEqual([line]);
    expect(await list()).toMatchObject([{ totalPrice: -99.66 }, { totalPrice: -12.34 }, { id }]);
    expect(await list({ sort: 'totalPrice' })).toMatchObject([{}, {}, { id }]);
    expect(await list({ sort: '-totalPrice' })).toMatchObject([{ id }, {}, {}]);
    expect(await file()).toMatch(/;Kreditert;09\.03\.2026;-99,66;-10,6\d;0,00;\d{18}\r\n/);
    expect(await get(id)).toMatchObject({ json: { paymentStatus: 'CREDITED' } });
    expect(await faultsInInvoices(portal.database)).toEqual([]);
  });

  portalTest('of nothing is noted on the line, without a number or an e-mail', async (portal) => {
    const { list, get, refund } = callsOf(portal, single);
    const { id, invoiceLines, agreementNumber } = await january(portal, single);
    const lineId = invoiceLines[0]?.id ?? 0;
    const to = 'null@firma.example';
    await setInvoiceEmail(portal.database, agreementNumber, to);
    portal.clock.set('2026-03-18T12:00:00+01:00');
    const before = await list();
    expect(
      await refund(id, lineId, { amount: 0, description: 'Avklart på telefon' }),
    ).toMatchObject({
      status: 200,
      json: null,
    });
    expect(await get(id)).toMatchObject({
      json: {
        outstandingAmount: 112,
        invoiceLines: [
          {
            refunds: [
              { amount: 0, vatAmount: 0, description: 'Avklart på telefon', invoiceId: null },
            ],
          },
        ],
      },
    });
    expect(await refund(id, lineId, { amount: 1 })).toMatchObject({ status: 429 });
    expect(await list()).toEqual(before);
    const deliveries = await deliveriesOf(portal.database, portal.company('several-services').id);
    expect(deliveries.filter(({ address }) => address === to)).toEqual([]);
    expect(await faultsInInvoices(portal.database)).toEqual([]);
  });

  portalTest('of many at once is one', async (portal) => {
    const { refund } = callsOf(portal);
    const { id, invoiceLines } = await january(portal);
    portal.clock.set('2026-03-20T12:00:00+01:00');
    const lineId = invoiceLines[0]?.id ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => refund(id, lineId, { amount: 0 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 429)]);
    expect(await faultsInInvoices(portal.database)).toEqual([]);
  });
});

describe('the e-mail about a credit note', () => {
  portalTest('goes once to the address of the agreement, in the change itself', async (portal) => {
    const { refund } = callsOf(portal, single);
    const { id, invoiceNumber, invoiceLines, agreementNumber } = await january(portal, single);
    const lineId = invoiceLines[0]?.id ?? 0;
    const to = 'faktura@firma.example';
    const newestEmails = () =>
      newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: to });
    portal.clock.set('2026-03-21T12:00:00+01:00');
    expect(await refund(id, lineId, { amount: 0.5 })).toMatchObject({ status: 200 });
    await setInvoiceEmail(portal.database, agreementNumber, to);
    expect(await newestEmails()).toEqual([]);
    portal.clock.set('2026-03-22T12:00:00+01:00');
    const { json } = await refund(id, lineId, { amount: 12.34 });
    const creditNote = json as { id: number; invoiceNumber: number };
    await expect.poll(newestEmails, { timeout: 20_000 }).toHaveLength(1);
    const emails = await newestEmails();
    expect(emails).toMatchObject([
      {
        subject: expect.stringContaining(`Kreditnota ${creditNote.invoiceNumber} fra `),
        body: expect.stringContaining(`, 12,34 kr av faktura ${invoiceNumber}. Den ligger ved`),
        attachments: [`kreditnota-${creditNote.invoiceNumber}.pdf`],
      },
    ]);
    expect(emails[0]?.body).toMatch(
      new RegExp(`^https?://.*/bedriftsavtale/faktura/${creditNote.id}$`, 'm'),
    );
    // What is refused announces nothing.
    expect(await refund(id, lineId, { amount: 0.25 })).toMatchObject({ status: 429 });
    expect(await newestEmails()).toEqual(emails);
  });
});

describe('a run by staff', () => {
  portalTest('makes what the dry run said, and shows how far it is', async (portal) => {
    const { preview, start, runs, list } = callsOf(portal);
    portal.clock.set('2026-04-07T12:00:00+02:00');
    const dryRun = (await preview()) as RunPreview;
    expect(dryRun.lines).toBeGreaterThan(0);
    const sumOf = (of: (group: RunPreview['groups'][number]) => number) =>
      dryRun.groups.reduce((sum, group) => sum + of(group), 0);
    expect(sumOf((group) => group.lines)).toBe(dryRun.lines);
    expect(sumOf((group) => group.invoices)).toBe(dryRun.invoices);
    expect(sumOf((group) => group.totalPrice)).toBeCloseTo(dryRun.totalPrice);
    // Nothing is invoiced of February before: both months are closed now.
    const total = sumOf(({ month }) => month.totalPrice);
    expect(dryRun.emails + dryRun.eInvoices + dryRun.unaddressedCount).toBe(dryRun.invoices);
    expect(dryRun.unaddressed[0]).toMatchObject({ companyName: expect.stringMatching(/\D/) });
    expect(total).not.toBeCloseTo(sumOf(({ previousMonth }) => previousMonth.totalPrice));
    expect(dryRun).toMatchObject({ month: '2026-03-01', problemCount: 0, problems: [] });
    const started = await start();
    expect(started.status).toBe(200);
    const jobsOfRun = () => jobsLeft(portal.database, 'run-invoices');
    await expect.poll(jobsOfRun, { timeout: 30_000 }).toEqual([]);
    const [run] = (await runs()) as Record<string, unknown>[];
    const { lines, invoices, totalPrice, closedPeriods, emails, eInvoices } = dryRun;
    const { unaddressed, unaddressedCount } = dryRun;
    expect(run).toMatchObject({ ...(started.json as object), lines, invoices, totalPrice });
    expect(run).toMatchObject({ closedPeriods, emails, eInvoices, unaddressed, unaddressedCount });
    expect(run?.['finishedAt']).not.toBeNull();
    expect(run?.['companiesDone']).toBe(run?.['companiesTotal']);
    expect(run).toMatchObject({ startedBy: expect.any(String), isByCommand: false });
    expect(await preview()).toMatchObject({ lines: 0, invoices: 0, totalPrice: 0 });
    const [newest] = await list();
    expect(newest).toMatchObject({
      type: 'INVOICE',
      month: 3,
      year: 2026,
      // What was refunded of January, which was paid, is set off.
      paymentStatus: 'PARTLY_PAID',
    });
    expect(await faultsInInvoices(portal.database)).toEqual([]);
    expect(portal.reported).toEqual([]);
  });
});
