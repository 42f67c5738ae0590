import type { InvoiceBaseRows } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import type { InvoiceRows } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { describe, expect } from 'vitest';
import { afterQuarter, portalTest } from './test-two-agreements.ts';

/** Which of the entries each row is, counted from the first invoice on. */
const places = (
  rows: readonly { readonly id: number }[],
  entries: readonly { readonly id: number }[],
) => rows.map(({ id }) => 1 + entries.findIndex((entry) => entry.id === id));

describe('the invoices of two agreements of a company', () => {
  const sorted: [NonNullable<InvoiceRows['sort']>, number[]][] = [
    ['invoiceNumber', [1, 2, 3, 4, 5]],
    ['-invoiceNumber', [5, 4, 3, 2, 1]],
    ['invoiceDate', [1, 2, 4, 3, 5]],
    ['agreementType', [5, 4, 3, 2, 1]],
    ['month', [1, 5, 2, 4, 3]],
    ['-month', [4, 3, 5, 2, 1]],
    ['ticketCount', [5, 3, 1, 2, 4]],
    ['reference', [5, 4, 3, 2, 1]],
    ['-reference', [3, 2, 1, 5, 4]],
    ['paymentStatus', [5, 2, 1, 3, 4]],
    ['dueDate', [1, 2, 5, 4, 3]],
    ['totalPrice', [5, 3, 1, 2, 4]],
    ['-totalPrice', [4, 2, 3, 1, 5]],
  ];
  portalTest('are listed in every order, those that are alike newest first', async (test) => {
    test.clock.set(afterQuarter);
    const { list, entries } = test;
    expect(places(await list(), entries)).toEqual([5, 4, 3, 2, 1]);
    expect(entries.map(({ firstMonth, month }) => `${firstMonth} ${month}`)).toEqual([
      '2026-01-01 1',
      '2026-02-01 2',
      '2026-03-01 3',
      '2026-02-01 3',
      '2026-02-01 2',
    ]);
    for (const [sort, expected] of sorted)
      expect(places(await list({ sort }), entries), sort).toEqual(expected);
  });

  portalTest('are found by each of their numbers, and filtered and counted', async (test) => {
    test.clock.set(afterQuarter);
    const { list, overview, entries, quarterly } = test;
    const [january, , , quarter, creditNote] = entries;
    const hitsOf = async (query: Parameters<typeof list>[0]) => places(await list(query), entries);
    const hits: [string | number | undefined, number[]][] = [
      // The KID of a credit note is that of its invoice.
      [quarter?.kid, [5, 4]],
      [creditNote?.invoiceNumber, [5]],
      [january?.invoiceNumber, [1]],
      ['BETA', [5, 4]],
      [`1 ${january?.kid}`, [1]],
      [quarterly, [5, 4]],
    ];
    for (const [word, expected] of hits)
      expect(await hitsOf({ searchFor: String(word) }), String(word)).toEqual(expected);
    expect(await hitsOf({ filter: 'PAID' })).toEqual([1]);
    expect(await hitsOf({ filter: 'OVERDUE' })).toEqual([2]);
    expect(await hitsOf({ filter: 'PARTLY_PAID' })).toEqual([3]);
    expect(await hitsOf({ filter: 'UNPAID' })).toEqual([4]);
    expect(await hitsOf({ filter: 'CREDITED' })).toEqual([5]);
    expect(await hitsOf({ from: '2026-02-28', to: '2026-02-28' })).toEqual([5, 4, 2]);
    expect(await overview()).toEqual({
      all: 5,
      counts: { UNPAID: 1, PARTLY_PAID: 1, PAID: 1, OVERDUE: 1, CREDITED: 1 },
      firstMonth: '2026-01-01',
      lastMonth: '2026-03-01',
      months: [
        { month: '2026-01-01', totalPrice: 747 },
        { month: '2026-02-01', totalPrice: 5298 },
        { month: '2026-03-01', totalPrice: 3395 },
      ],
      agreementTypes: 1,
      references: 2,
    });
  });

  portalTest('have a row each in the file, with what differs in it', async (test) => {
    test.clock.set(afterQuarter);
    const { file, entries, monthly, quarterly } = test;
    const [first, second, third, quarter, creditNote] = entries.map(({ invoiceNumber, kid }) => ({
      invoiceNumber,
      kid,
    }));
    const row = (entry: typeof first, ...cells: (string | number)[]) =>
      [entry?.invoiceNumber, ...cells, entry?.kid].join(';');
    const type = 'Bedriftsbillett';
    const ofMonth = (day: string, month: string, tickets: number) =>
      ['Faktura', day, type, monthly, month, tickets, 'Ref 1'].join(';');
    expect((await file()).trim().split('\r\n').slice(1)).toEqual([
      row(
        creditNote,
        `Kreditnota;10.04.2026;${type};${quarterly};02.2026;0;beta`,
        'Kreditert;10.04.2026;-45,50;-4,88;0,00',
      ),
      row(
        quarter,
        `Faktura;07.04.2026;${type};${quarterly};03.2026;4;beta`,
        'Ikke betalt;07.05.2026;5296,00;567,43;5250,50',
      ),
      row(
        third,
        ofMonth('07.04.2026', '03.2026', 1),
        'Delvis betalt;07.05.2026;747,00;80,04;647,00',
      ),
      row(second, ofMonth('07.03.2026', '02.2026', 2), 'Forfalt;06.04.2026;2650,00;283,93;2650,00'),
      row(first, ofMonth('07.02.2026', '01.2026', 1), 'Betalt;09.03.2026;747,00;80,04;0,00'),
    ]);
  });

  portalTest('have files in the language of who reads them', async (test) => {
    test.clock.set(afterQuarter);
    const { inEnglish, entries, monthly, quarterly } = test;
    const [, february, , , creditNote] = entries;
    const [list = [], lines = []] = await inEnglish(february?.id ?? 0);
    expect(list[0]).toMatch(/^Invoice number;Type;Invoice date;/);
    expect(list[1]).toContain(
      `${creditNote?.invoiceNumber};Credit note;10.04.2026;Company ticket;${quarterly};02.2026;`,
    );
    expect(list[1]).toContain(';Credited;');
    expect(list[4]).toContain(`;Invoice;07.03.2026;Company ticket;${monthly};02.2026;`);
    expect(list[4]).toContain(';Overdue;');
    expect(lines[0]).toMatch(/^Month;First name;Last name;/);
    expect(lines.slice(1).map((row) => row.split(';').slice(5, 7).join(' '))).toEqual([
      'Company ticket 1 – 2S',
      'Company ticket All zones',
    ]);
  });

  portalTest('are for customer support what they are for the company', async (test) => {
    test.clock.set(afterQuarter);
    const { admin, page, entries, monthly, quarterly } = test;
    const [, february, march, , creditNote] = entries;
    expect(await admin(march?.id ?? 0)).toMatchObject({ totalAmount: 747, outstandingAmount: 647 });
    const ids = [february?.id ?? 0, creditNote?.id ?? 0];
    const [own, credited] = await Promise.all(ids.map(async (id) => (await page(id)).invoiceLines));
    expect(await Promise.all(ids.map(admin))).toEqual([
      {
        invoiceDate: '2026-03-07',
        dueDate: '2026-04-06',
        reminderDueDate: '2026-04-20',
        agreementNumber: monthly,
        companyId: february?.companyId,
        invoiceNumber: february?.invoiceNumber,
        invoiceRef: 'Ref 1',
        kid: february?.kid,
        ourReference: String(monthly),
        theirReference: 'Ref 1',
        payerRef: 'K 77',
        paymentStatus: 'OVERDUE',
        outstandingAmount: 2650,
        totalAmount: 2650,
        totalVat: 283.93,
        lines: own,
      },
      expect.objectContaining({
        agreementNumber: quarterly,
        invoiceRef: 'beta',
        outstandingAmount: 0,
        totalAmount: -45.5,
        lines: credited,
      }),
    ]);
    expect(credited).toMatchObject([{ price: -45.5, month: '2026-02-01' }]);
  });

  portalTest('are each compared with the last one of its own agreement', async (test) => {
    test.clock.set(afterQuarter);
    const { list, sinceLast, entries, people } = test;
    expect((await list()).map((entry) => entry.sinceLast)).toEqual([null, null, -1903, 1903, null]);
    const last = await Promise.all(
      entries.map(async ({ id }) => {
        const { last: before, groups } = await sinceLast(id);
        const types = groups.map(({ changeType, count, changes }) => [
          changeType,
          count,
          changes.map(({ line }) => people.indexOf(line.subscriberId ?? 0)),
        ]);
        return [before && places([before], entries)[0], types];
      }),
    );
    expect(last).toEqual([
      [null, []],
      [1, [['SUBSCRIBED', 1, [1]]]],
      [2, [['UNSUBSCRIBED', 1, [1]]]],
      [null, []],
      [null, []],
    ]);
  });

  portalTest('are both in what a month costs more or less', async (test) => {
    test.clock.set(afterQuarter);
    const { changes, orders, entries, people, monthly, quarterly } = test;
    const changed = async (query: Parameters<typeof changes>[0]) =>
      (await changes(query)).map((group) => [
        group.changeType,
        group.priceDifference,
        group.changes.map(({ line }) => people.indexOf(line.subscriberId ?? 0)),
      ]);
    expect(await changed({ month: '2026-02-28' })).toEqual([['SUBSCRIBED', 4551, [1, 2, 3]]]);
    // Without a month it is the last one that is over for good.
    expect(await changed({})).toEqual([['UNSUBSCRIBED', -1903, [1]]]);
    const ordered = async (agreement: number, day: string) =>
      places(
        (await orders(agreement, day)).map((id) => ({ id })),
        entries,
      );
    expect(await ordered(monthly, '2026-02-28')).toEqual([2]);
    expect(await ordered(quarterly, '2026-02-01')).toEqual([4]);
    expect(await ordered(quarterly, '2026-01-31')).toEqual([]);
  });
});

describe('the invoice bases of two agreements of a company', () => {
  const sorted: [NonNullable<InvoiceBaseRows['sort']>, number[]][] = [
    ['month', [1, 2, 3, 4, 5]],
    ['-month', [4, 5, 2, 3, 1]],
    ['agreementType', [4, 5, 2, 3, 1]],
    ['reference', [5, 3, 4, 2, 1]],
    ['-reference', [4, 2, 1, 5, 3]],
    ['ticketCount', [4, 1, 5, 2, 3]],
    ['totalPrice', [4, 1, 5, 3, 2]],
  ];
  portalTest('are one for each agreement and month, in every order', async (test) => {
    const { bases, baseFile, entries, monthly, quarterly } = test;
    const listed = await bases();
    expect(
      new Set([...entries, ...listed].map(({ companyCustomerNumber }) => companyCustomerNumber)),
    ).toEqual(new Set(['K 77']));
    expect(
      listed.map(({ month, agreementNumber, reference, ticketCount, lineCount, totalPrice }) =>
        [month, agreementNumber, reference, ticketCount, lineCount, totalPrice].join(' '),
      ),
    ).toEqual([
      `3 ${monthly} Ref 1 1 1 747`,
      `3 ${quarterly} beta 2 2 2648`,
      `2 ${monthly} Ref 1 2 2 2650`,
      `2 ${quarterly} beta 2 2 2648`,
      `1 ${monthly} Ref 1 1 1 747`,
    ]);
    const byMonth = [listed[4], listed[2], listed[3], listed[0], listed[1]].flatMap(
      (one) => one ?? [],
    );
    for (const [sort, expected] of sorted)
      expect(places(await bases({ sort }), byMonth), sort).toEqual(expected);
    expect(places(await bases({ searchFor: String(quarterly) }), byMonth)).toEqual([5, 3]);
    expect(places(await bases({ searchFor: 'BETA' }), byMonth)).toEqual([5, 3]);
    const february = { from: '2026-02-28', to: '2026-02-28' };
    expect(places(await bases(february), byMonth)).toEqual([2, 3]);
    expect((await baseFile()).trim().split('\r\n').slice(1)).toEqual([
      `03.2026;Bedriftsbillett;${monthly};Ref 1;1;747,00;80,04`,
      `03.2026;Bedriftsbillett;${quarterly};beta;2;2648,00;283,71`,
      `02.2026;Bedriftsbillett;${monthly};Ref 1;2;2650,00;283,93`,
      `02.2026;Bedriftsbillett;${quarterly};beta;2;2648,00;283,71`,
      `01.2026;Bedriftsbillett;${monthly};Ref 1;1;747,00;80,04`,
    ]);
  });

  portalTest('have the lines of their own agreement and month alone', async (test) => {
    const { bases, base, baseLines, people, monthly, quarterly } = test;
    const listed = await bases();
    const lines = await Promise.all(
      listed.map(async ({ id }) => {
        const { invoiceLines } = await base(id);
        const rows = (await baseLines(id)).trim().split('\r\n').slice(1);
        // The last columns are what was refunded, and the number of the ticket.
        expect(rows.map((row) => row.split(';').slice(-2).join(' '))).toEqual(
          invoiceLines.map(({ relatedId, refunds }) =>
            [refunds.length === 1 ? '45,50' : '0,00', relatedId].join(' '),
          ),
        );
        return invoiceLines.map(({ agreementNumber, month, subscriberId, refunds }) => [
          agreementNumber,
          String(month),
          people.indexOf(subscriberId ?? 0),
          ...refunds.map(({ amount }) => amount),
        ]);
      }),
    );
    expect(lines).toEqual([
      [[monthly, '2026-03-01', 0]],
      [
        [quarterly, '2026-03-01', 2],
        [quarterly, '2026-03-01', 3],
      ],
      [
        [monthly, '2026-02-01', 0],
        [monthly, '2026-02-01', 1],
      ],
      [
        [quarterly, '2026-02-01', 2, 45.5],
        [quarterly, '2026-02-01', 3],
      ],
      [[monthly, '2026-01-01', 0]],
    ]);
  });
});
