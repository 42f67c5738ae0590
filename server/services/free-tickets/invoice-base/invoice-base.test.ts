import { downloadFreeBaseLines } from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import { getFreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import {
  downloadFreeInvoiceBases,
  getFreeInvoiceBaseOverview,
} from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setZonesOfTicket } from './test-base-world.store.ts';
import { type BaseQuery, invoiceBasePortal } from './test-invoice-bases.ts';

const portalTest = portalTestWith(async ({ start }) => invoiceBasePortal(await start()));

describe('the invoice base of free tickets (spec 3 §2)', () => {
  portalTest('has a row for each department and month, newest first', async (portal) => {
    const company = await portal.placeMonths();
    const [first, second] = company.departments;
    const open = { year: 2026, isClosed: false, feeCount: 0, unpricedCount: 0 };
    const ofFirst = { agreementNumber: first, invoiceReference: 'Avdeling 1' };
    const ofSecond = { agreementNumber: second, invoiceReference: '' };
    const ofBerg = { ...open, ...ofFirst, ticketCount: 1, totalPrice: 794, totalVat: 85.07 };
    const ofDahl = { ...open, ...ofSecond, ticketCount: 1, totalPrice: 448, totalVat: 48 };
    expect(await portal.list(company)).toEqual([
      { ...ofDahl, id: `${second}-202603`, month: 3 },
      { ...ofBerg, id: `${first}-202603`, month: 3 },
      { ...ofDahl, id: `${second}-202602`, month: 2 },
      { ...ofBerg, id: `${first}-202602`, month: 2 },
      {
        ...open,
        ...ofFirst,
        id: `${first}-202601`,
        month: 1,
        isClosed: true,
        ticketCount: 2,
        feeCount: 2,
        totalPrice: 1342,
        totalVat: 153.07,
      },
    ]);
  });

  portalTest('is filtered by department, period and state, searched and sorted', async (portal) => {
    const company = await portal.placeMonths();
    const [first, second] = company.departments;
    const idsOf = async (query: BaseQuery) =>
      (await portal.list(company, query)).map(({ id }) => id);
    const [january, february, march] = ['01', '02', '03'].map((month) => `-2026${month}`);
    expect(await idsOf({ agreementNumber: String(second) })).toEqual([
      `${second}${march}`,
      `${second}${february}`,
    ]);
    expect(await idsOf({ from: '2026-02-28', to: '2026-02-01' })).toEqual([
      `${second}${february}`,
      `${first}${february}`,
    ]);
    expect(await idsOf({ filter: 'closed' })).toEqual([`${first}${january}`]);
    expect(await idsOf({ filter: 'open' })).toHaveLength(4);
    expect(await idsOf({ searchFor: 'avdeling 1' })).toHaveLength(3);
    expect(await idsOf({ searchFor: String(second) })).toHaveLength(2);
    expect(await idsOf({ searchFor: 'avdeling 9' })).toEqual([]);
    expect((await idsOf({ sort: 'month' }))[0]).toBe(`${first}${january}`);
    expect((await idsOf({ sort: '-totalPrice' }))[0]).toBe(`${first}${january}`);
    expect((await idsOf({ sort: 'department' }))[0]).toBe(`${second}${march}`);
    expect((await idsOf({ sort: '-ticketCount' }))[0]).toBe(`${first}${january}`);
    expect(await idsOf({ maxEntries: '1', offset: '1' })).toEqual([`${first}${march}`]);
    const overview = await portal.callAs(portal.user('support'), getFreeInvoiceBaseOverview, {
      params: { id: company.id },
    });
    expect(overview.json).toEqual({
      all: 5,
      counts: {
        open: 4,
        closed: 1,
      },
      firstMonth: '2026-01-01',
      lastMonth: '2026-03-01',
    });
  });

  portalTest('of an operator without invoices has lines of 0, and fees', async (portal) => {
    const company = await portal.placeMonths('fjord');
    const [first, second] = company.departments;
    await setZonesOfTicket(portal.database, company.running, ['F1', 'F2']);
    const bases = await portal.list(company);
    expect(bases.map(({ id, totalPrice, isClosed }) => [id, totalPrice, isClosed])).toEqual([
      ...[`${second}-202603`, `${first}-202603`].map((id) => [id, 0, false]),
      ...[`${second}-202602`, `${first}-202602`].map((id) => [id, 0, false]),
      [`${first}-202601`, 100, true],
    ]);
    const { invoiceLines, totalVat } = await portal.base(company, `${first}-202601`);
    expect(invoiceLines.map(({ price }) => price)).toEqual([0, 50, 0, 50]);
    expect(totalVat).toBe(20);
    expect(invoiceLines[0]?.description.nb).toBe('Ansattbillett');
    const march = await portal.base(company, `${first}-202603`);
    expect(march.invoiceLines[0]).toMatchObject({ zoneFrom: 'Fjordbyen', zoneTo: 'Nordsida' });
  });

  portalTest('comes as a file of the list and of the lines', async (portal) => {
    const company = await portal.placeMonths();
    const [first, second] = company.departments;
    const user = portal.user('support');
    const list = await portal.callAs(user, downloadFreeInvoiceBases, {
      params: { id: company.id },
    });
    const [heading, newest, , , , closed] = list.text.trimEnd().split('\r\n');
    expect(heading).toBe(
      'Måned;Avdeling;Avtale;Status;Antall billetter;Antall gebyrer;Linjer uten pris;Beløp inkl. mva.;Herav mva.',
    );
    expect(newest).toBe(
      `03.2026;avdelingsnavn ikke satt (${second});${second};Foreløpig;1;0;0;448,00;48,00`,
    );
    expect(closed).toBe(`01.2026;Avdeling 1;${first};Avsluttet;2;2;0;1342,00;153,07`);
    const lines = await portal.callAs(user, downloadFreeBaseLines, {
      params: { freeBaseId: `${second}-202603` },
    });
    const [headings, line] = lines.text.trimEnd().split('\r\n');
    expect(headings?.split(';')).toHaveLength(15);
    expect(line).toMatch(
      /^20\.12\.2025;Fribillett;\d+;Kari;Dahl;"=""00417""";Familiemedlem;40000000;1 – 2S;1;448,00;1;448,00;12;48,00$/,
    );
    expect(lines.headers['content-disposition']).toContain(
      `fakturagrunnlag-fribilletter-${second}-202603.csv`,
    );
  });

  portalTest('that does not exist or is of others is not found', async (portal) => {
    const company = await portal.placeMonths();
    const [first, second] = company.departments;
    const { agreements } = portal.company('several-services');
    const otherKind = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id;
    const ask = (user: ReturnType<typeof portal.user>, freeBaseId: string) =>
      portal.callAs(user, getFreeInvoiceBase, { params: { freeBaseId } });
    const unknown = { status: 404, json: { code: 'INVOICE_BASE_NOT_FOUND' } };
    const support = portal.user('support');
    for (const id of [
      `${second}-202601`,
      `${first}-202512`,
      `${first}-202604`,
      `${first}-209901`,
      `${first}`,
      `${first}-2026`,
      'x',
      `${otherKind}-202603`,
      '7499998-202603',
    ])
      expect(await ask(support, id), id).toMatchObject(unknown);
    const id = `${first}-202601`;
    expect(await ask(support, id)).toMatchObject({ status: 200 });
    expect(await ask(portal.user('hr-free-ticket'), id)).toMatchObject(unknown);
    expect(await ask(portal.user('support', 'akt'), id)).toMatchObject(unknown);
    const file = await portal.callAs(portal.user('hr-free-ticket'), downloadFreeBaseLines, {
      params: { freeBaseId: id },
    });
    expect(file).toMatchObject(unknown);
  });
});
