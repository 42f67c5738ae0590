import { listOrders } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { payrollSorts } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { listChangedSubscriptions } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { association, chair } from '#services/housing/test-housing.ts';
import { placeBike } from './test-payroll.store.ts';
import { payrollIn } from './test-payroll.ts';

describe('the payroll changes of a company', () => {
  portalTest(
    'are listed for a month and six more, and searched, filtered and sorted',
    async (portal) => {
      const { list, names, overview, agreement } = await payrollIn(portal);
      const all = [
        'Ada SUBSCRIBED 2026-04-01 747',
        'Cy PRICE_CHANGED 2026-05-01 577',
        'Bo UNSUBSCRIBED 2026-05-01 -747',
      ];
      expect(await names()).toEqual(all);
      for (const searchFor of ['TESTESEN 0012', '+4741400012', 'ada test'])
        expect(await names({ searchFor }), searchFor).toEqual(all.slice(0, 1));
      expect(await names({ searchFor: '41404711' })).toEqual(all.slice(2));
      expect(await names({ filter: 'UNSUBSCRIBED' })).toEqual(all.slice(2));
      expect(await names({ month: '2026-05-01' })).toEqual(all.slice(1));
      expect(await names({ sort: '-price' })).toEqual([all[1], all[0], all[2]]);
      expect(await names({ from: '2026-05-17' })).toEqual(all.slice(1));
      // The world has closed January without them, and what is closed stays.
      expect(await names({ from: '2025-09-01' })).toEqual([
        'Bo SUBSCRIBED 2026-02-01 747',
        'Cy SUBSCRIBED 2026-02-01 747',
      ]);
      const { totalEntries, matches } = await list({ maxEntries: '1', offset: '1' });
      expect(matches).toEqual([(await list()).matches[1]]);
      const months = ((await overview()) as { months: { counts: Record<string, number> }[] })
        .months;
      expect(months).toHaveLength(8);
      const counted = months.flatMap(({ counts }) => Object.values(counts));
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(totalEntries);
      // Several of a month stand by name, and those of a person as they were ordered.
      for (const employeeId of ['4711', '0012'])
        await placeBike(portal.database, { agreement, employeeId, startDate: '2026-04-01' });
      expect(await names({ month: '2026-04-01' })).toEqual([
        'Ada SUBSCRIBED 2026-04-01 747',
        'Ada SUBSCRIBED 2026-04-01 599',
        'Bo SUBSCRIBED 2026-04-01 599',
      ]);
    },
  );

  portalTest('are a file with the company’s name, date and delimiter', async (portal) => {
    const { file, save, hr, id } = await payrollIn(portal);
    const { text, headers } = await file({ searchFor: 'ada testesen 0012' });
    expect(headers['content-disposition']).toMatch(/-Solside-Regnskap-AS-\w+-2026-03-06\.csv"$/);
    const line = /^Ny;04\.2026;Ada;Testesen;41400012;"=""0012""";[^;]+;747,00;747,00$/m;
    expect(text).toMatch(line);
    // Who has a ticket no more costs nothing, and that much less than before.
    expect((await file({ searchFor: 'bo testesen' })).text).toMatch(
      /^[^;]+;05\.2026;Bo;Testesen;[^;]*;[^;]*;[^;]+;0,00;-747,00$/m,
    );
    const english = await portal.send({
      path: `${downloadPayrollChanges.path.replace('{id}', String(id))}?searchFor=ada%20testesen`,
      headers: { cookie: `takst_session=${hr.token}; language=en` },
    });
    expect(english.headers['content-disposition']).toContain('payroll-changes-');
    expect(english.text).toMatch(
      /^.?Change;From month;First name;Last name;Phone;Employee number;/,
    );
    expect(english.text).toMatch(/^New;04\.2026;Ada;[^\r]*;Company ticket;747,00;/m);
    await save({ delimiter: 'tab', format: null, wageType: null });
    expect((await file({ searchFor: 'ada testesen 0012' })).text).toMatch(
      new RegExp(line.source.replaceAll(';', '\\t'), 'm'),
    );
  });

  portalTest('are a file in the order of its list, of all months', async (portal) => {
    const { file, names } = await payrollIn(portal);
    const namesBy = async (sort: `${'' | '-'}${(typeof payrollSorts)[number]}`) => {
      const { text } = await file({ searchFor: 'testesen', sort });
      return new Set([...text.matchAll(/(\w+)[;\t]Testesen/g)].map(([, name]) => name));
    };
    expect([...(await namesBy('-price'))]).toEqual(['Cy', 'Ada', 'Bo']);
    expect([...(await namesBy('price'))]).toEqual(['Bo', 'Ada', 'Cy']);
    for (const sort of payrollSorts.flatMap((one) => [one, `-${one}`] as const)) {
      const listed = new Set((await names({ sort })).map((name) => name.split(' ')[0]));
      expect([...(await namesBy(sort))], sort).toEqual([...listed]);
    }
    expect([...(await namesBy('employeeId'))]).toEqual(['Ada', 'Cy', 'Bo']);
    expect([...(await namesBy('-employeeId'))]).toEqual(['Bo', 'Cy', 'Ada']);
    // Of residents it is called otherwise.
    const params = { id: association(portal).id };
    const { text, headers } = await portal.callAs(chair(portal), downloadPayrollChanges, {
      params,
      query: {},
    });
    expect(headers['content-disposition']).toContain('kostnadsendringer-');
    expect(text.split('\r\n')[0]).toContain(';Beboernummer;');
    const english = await portal.send({
      path: downloadPayrollChanges.path.replace('{id}', String(params.id)),
      headers: { cookie: `takst_session=${chair(portal).token}; language=en` },
    });
    expect(english.headers['content-disposition']).toContain('cost-changes-');
    expect(english.text.split('\r\n')[0]).toContain(';Resident number;');
  });

  portalTest('take tickets of two products for one that changes its price', async (portal) => {
    const { list, names } = await payrollIn(portal);
    const ofCy = { searchFor: 'cy testesen', month: '2026-05-01' };
    for (const { oldLine } of (await list(ofCy)).matches) {
      const product = { product_id: 'company-ticket-oslo' };
      await setTicketFacts(portal.database, oldLine?.ticketId ?? 0, product);
    }
    const changes = await names(ofCy);
    expect(new Set(changes)).toEqual(new Set(['Cy PRICE_CHANGED 2026-05-01 630']));
  });

  portalTest(
    'say of months before the first one that they are invoiced elsewhere',
    async (portal) => {
      const { hr, id } = await payrollIn(portal);
      // The operator's first month in the portal is January.
      const query = { from: '2026-01-01' };
      const { json } = await portal.callAs(hr, getPayrollOverview, { params: { id }, query });
      expect((json as { months: object[] }).months.slice(0, 3)).toMatchObject([
        { month: '2025-12-01', isInvoicedHere: false, isClosed: false },
        { month: '2026-01-01', isInvoicedHere: true, isClosed: true, totalPrice: 112, people: 1 },
        { month: '2026-02-01', isInvoicedHere: true, isClosed: false },
      ]);
    },
  );

  portalTest(
    'of an agreement are those between two dates, as the specification has the call',
    async (portal) => {
      const { changed, agreement } = await payrollIn(portal);
      const dates = { oldDate: '2026-04-30', newDate: '2026-05-31' };
      const { json } = await changed({ agreement: String(agreement), ...dates });
      const own = (json as PayrollChange[]).filter(
        ({ oldLine }) => oldLine?.lastName === 'Testesen',
      );
      expect(new Set(own.map(({ month, changeType }) => `${String(month)} ${changeType}`))).toEqual(
        new Set(['2026-05-01 PRICE_CHANGED', '2026-05-01 UNSUBSCRIBED']),
      );
      const refused = { status: 422, json: { code: 'PERIOD_NOT_COMPARABLE', maxMonths: 24 } };
      for (const wrong of [
        { oldDate: '2026-05-01', newDate: '2026-05-31' },
        { oldDate: '2026-05-01', newDate: '2026-04-30' },
        { oldDate: '2020-01-01', newDate: '2026-04-30' },
        { oldDate: '2024-03-31', newDate: '2026-04-30' },
      ])
        expect(await changed({ agreement: String(agreement), ...wrong })).toMatchObject(refused);
      const longest = { oldDate: '2024-04-01', newDate: '2026-04-30' };
      expect(await changed({ agreement: String(agreement), ...longest })).toMatchObject({
        status: 200,
      });
      const other = portal.company('large').agreements[0]?.id ?? 0;
      portal.clock.set('2026-03-06T12:00:00+01:00');
      const stranger = portal.user('hr-single');
      const input = { query: { agreement: String(other), ...dates } };
      expect(await portal.callAs(stranger, listChangedSubscriptions, input)).toMatchObject({
        status: 404,
      });
    },
  );
});

describe('the lines of a month', () => {
  portalTest(
    'are previewed while it is open and as they were when it is closed',
    async (portal) => {
      const { hr, agreement } = await payrollIn(portal);
      const preview = async (isoDate: string) =>
        (await portal.callAs(hr, previewMonth, { params: { agreement, isoDate } })).json as {
          isInvoicedHere: boolean;
          isClosed: boolean;
          totalPrice: number;
          invoiceLines: { price: number }[];
        };
      const may = await preview('2026-05-17');
      expect(may.isClosed).toBe(false);
      const sum = may.invoiceLines.reduce((total, { price }) => total + price, 0);
      expect(may.totalPrice).toBe(sum);
      // The world has closed January with one line of 112 kr.
      expect(await preview('2026-01-01')).toMatchObject({
        isClosed: true,
        totalPrice: 112,
        totalVat: 12,
        isInvoicedHere: true,
        invoiceLines: [{ price: 112 }],
      });
      // The operator's first month in the portal is January; the ticket is from before.
      expect(await preview('2025-12-31')).toMatchObject({
        isInvoicedHere: false,
        isClosed: false,
        totalPrice: 0,
        invoiceLines: [],
      });
      const orders = async (isoDate: string) =>
        (await portal.callAs(hr, listOrders, { params: { agreement, isoDate } })).json;
      expect(await orders('2026-01-31')).toMatchObject([
        { type: 'INVOICE', totalPrice: 112, invoiceLines: [{ price: 112 }] },
      ]);
      expect(await orders('2026-02-01')).toEqual([]);
    },
  );
});
