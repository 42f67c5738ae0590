import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { batchesOf, rightRow } from './test-batches.ts';

describe('company tickets for many', () => {
  portalTest('are ordered from rows to tickets', async (portal) => {
    const batches = batchesOf(portal);
    const phones = [newPhone(), newPhone(), newPhone()];
    const id = await batches.draft([
      rightRow({ phone: phones[0] ?? '' }),
      rightRow({ phone: `+47 ${phones[1]}`, startDate: '1.5.2026', zoneFrom: 'sone 1' }),
      rightRow({ phone: `47${phones[2]}`, zoneFrom: 'Alle' }),
    ]);
    const totals = await batches.check(id);
    expect(totals).toMatchObject({ rows: 3, ready: 3, faulty: 0, unchecked: 0, generalFaults: [] });
    expect(totals.firstStart?.toString()).toBe('2026-04-01');
    expect(totals.lastStart?.toString()).toBe('2026-05-01');
    expect(await ticketsOfPhone(portal.database, phones[0] ?? '')).toEqual([]);
    expect(await batches.carryOut(id)).toMatchObject({
      state: 'finished',
      done: 3,
      refused: 0,
      failed: 0,
      startedBy: expect.any(String),
    });
    const { firstStart, lastStart } = (await batches.get(id)).totals;
    expect([`${firstStart}`, `${lastStart}`]).toEqual(['2026-04-01', '2026-05-01']);
    const [first] = await ticketsOfPhone(portal.database, phones[0] ?? '');
    expect(first).toMatchObject({ service: 'company-tickets', zone_from: 'RUT:TariffZone:1' });
    expect((await ticketsOfPhone(portal.database, phones[1] ?? ''))[0]?.nr_of_zones).toBe(1);
    expect((await ticketsOfPhone(portal.database, phones[2] ?? ''))[0]?.all_zones).toBe(true);
    const rows = await batches.rows(id);
    expect(rows.map(({ state, subject }) => [state, subject?.type])).toEqual(
      rows.map(() => ['done', 'subscriber']),
    );
    expect(rows[2]?.readAs).toEqual({ phone: `+47${phones[2]}` });
  });

  portalTest(
    'are checked with every fault of every row, and nothing is ordered',
    async (portal) => {
      const batches = batchesOf(portal);
      const [phoneWithTicket, phoneThatHad] = [newPhone(), newPhone()];
      await orderIn(portal)({ phone: phoneWithTicket });
      const former = idOf(await orderIn(portal)({ phone: phoneThatHad, startDate: '2026-03-01' }));
      const expiration_date = Temporal.PlainDate.from('2026-03-31');
      await setTicketFacts(portal.database, former, { expiration_date });
      const { agreements } = portal.company('several-services');
      const wrongKind = String(agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id);
      const twice = newPhone();
      const id = await batches.draft([
        rightRow({ phone: phoneWithTicket }),
        rightRow({ phone: '4.1E+07', firstName: '' }),
        rightRow({ phone: twice }),
        rightRow({ phone: ` ${twice.slice(0, 3)} ${twice.slice(3)}` }),
        rightRow({ startDate: '15.4.2026', zoneFrom: '99', agreement: 'nobody’s' }),
        rightRow({ startDate: '15.4.2026' }),
        rightRow({ phone: phoneThatHad }),
        rightRow({ zoneFrom: '1', zoneTo: '4N' }),
        rightRow({ startDate: '15.4.2026' }),
        rightRow({ agreement: wrongKind }),
        rightRow({ lastName: '' }),
      ]);
      await batches.check(id);
      const rows = await batches.rows(id, { show: 'all' });
      const faults = Object.fromEntries(
        rows.map(({ position, faults: [...all] }) => [
          position,
          all.map(({ column, code }) => `${column} ${code}`),
        ]),
      );
      expect(faults).toEqual({
        1: ['phone TICKET_ALREADY_HELD'],
        2: ['firstName required', 'phone digitsLost'],
        3: [],
        4: ['null ROW_TWICE'],
        5: ['zoneFrom zoneUnknown'],
        6: ['startDate START_DATE_NOT_OFFERED'],
        7: ['startDate START_DATE_IN_QUARANTINE'],
        8: ['zoneFrom ZONES_NOT_OFFERED'],
        9: ['startDate START_DATE_NOT_OFFERED'],
        10: ['agreement notAChoice'],
        11: ['lastName required'],
      });
      const positions = (all: typeof rows) => all.map(({ position }) => position);
      expect(positions(rows)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 3]);
      const withFault = async (query: object) => positions(await batches.rows(id, query));
      expect(await withFault({ fault: 'START_DATE_NOT_OFFERED', column: 'startDate' })).toEqual([
        6, 9,
      ]);
      expect(await withFault({ fault: 'ROW_TWICE' })).toEqual([4]);
      expect(await withFault({ fault: 'required', column: 'firstName' })).toEqual([2]);
      expect(await withFault({ fault: 'required', column: 'lastName' })).toEqual([11]);
      const [, , , fourth] = rows.toSorted((one, other) => one.position - other.position);
      expect(fourth?.faults[0]?.otherRow).toBe(3);
      // In quarantine the first day that would do comes after it.
      for (const dated of [6, 7]) {
        const { faults: [fault] = [] } = rows.find(({ position }) => position === dated) ?? {};
        expect(fault?.proposal, `${dated}`).toBe('01.05.2026');
      }
      const { totals } = await batches.get(id);
      expect(totals).toMatchObject({ ready: 1, faulty: 10 });
      // What most rows have comes first.
      expect(totals.faultGroups[0]).toMatchObject({ code: 'START_DATE_NOT_OFFERED', rows: 2 });
      expect(totals.faultGroups).toContainEqual({ column: null, code: 'ROW_TWICE', rows: 1 });
      const refused = await batches.run(id, 'start');
      expect(refused).toMatchObject({ status: 422, json: { code: 'ROWS_NOT_READY' } });
      expect(await ticketsOfPhone(portal.database, twice)).toEqual([]);
      const underWrongKind = await batches.checked([rightRow()], { agreementName: wrongKind });
      expect((await batches.rows(underWrongKind))[0]?.faults).toMatchObject([
        { column: 'agreement', code: 'AGREEMENT_NOT_VALID' },
      ]);
      const other = agreements.findLast(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
      await setAgreementDeleted(portal.database, other, portal.clock.now());
      const underDeleted = await batches.checked([rightRow({ agreement: String(other) })]);
      expect((await batches.rows(underDeleted))[0]?.faults).toMatchObject([
        { column: 'agreement', code: 'notAChoice' },
      ]);
      await setAgreementDeleted(portal.database, other, null);
    },
  );
});

describe('what costs money and neither the list nor the options say', () => {
  const unanswered = { zoneFrom: null, zoneTo: null, startDate: null };
  const check = async (batches: ReturnType<typeof batchesOf>, id: number) => {
    const { json } = await batches.call(batches.calls.checkRows, { params: { id } });
    return (json as { totals: BatchTotals }).totals;
  };

  portalTest('is asked once, before a row is checked', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.draft([rightRow(), rightRow(), rightRow()], unanswered);
    const asking = await check(batches, id);
    expect(asking).toMatchObject({
      generalFaults: ['ZONES_NOT_CHOSEN', 'START_DATE_NOT_CHOSEN'],
      unchecked: 3,
      faulty: 0,
      ready: 0,
      faultGroups: [],
    });
    expect(await batches.run(id, 'start')).toMatchObject({ status: 422 });
    const { options } = await batches.get(id);
    const body = { options: { ...(options as object), zoneFrom: '1', startDate: '2026-04-01' } };
    await batches.call(batches.calls.setOptions, { params: { id }, body });
    // What was asked is answered before the rows are checked.
    expect((await batches.get(id)).totals).toMatchObject({ generalFaults: [], unchecked: 3 });
    expect(await check(batches, id)).toMatchObject({ generalFaults: [], unchecked: 0, ready: 3 });
  });

  portalTest('is whose agreement pays, where there is more than one', async (portal) => {
    const single = { company: portal.company('single-service'), user: portal.user('support') };
    for (const [at, ...generalFaults] of [[{}, 'AGREEMENT_NOT_CHOSEN'], [single]] as const) {
      const batches = batchesOf(portal, at);
      const id = await batches.draft([rightRow()], { agreementName: null });
      expect(await check(batches, id)).toMatchObject({ generalFaults });
      const { status } = await batches.run(id, 'start');
      expect(status).toBe(generalFaults.length === 0 ? 200 : 422);
      await batches.settled(id);
    }
  });

  portalTest('is asked about no list that says it in each row', async (portal) => {
    const batches = batchesOf(portal);
    const cells = { zoneTo: '1', startDate: '01.04.2026' };
    const id = await batches.draft([rightRow(cells), rightRow(cells)], unanswered);
    expect(await check(batches, id)).toMatchObject({ generalFaults: [], ready: 2 });
    const [row] = await batches.rows(id);
    await batches.mend(id, {
      do: 'set-cells',
      cells: [{ position: row?.position ?? 0, column: 'startDate', from: '01.04.2026', to: '' }],
    });
    expect(await check(batches, id)).toMatchObject({ generalFaults: ['START_DATE_NOT_CHOSEN'] });
    // A row that takes no part is asked nothing.
    await batches.mend(id, { do: 'leave-out', positions: [row?.position ?? 0] });
    expect(await check(batches, id)).toMatchObject({ generalFaults: [], ready: 1 });
  });
});

describe('the headings that a user has mapped', () => {
  portalTest('are known next time, in their company and for their kind of list', async (portal) => {
    const map = (entries: Record<string, string>) =>
      Object.entries(entries).map(([heading, column]) => ({ heading, column }));
    const save = async (
      columnMap: { heading: string; column: string }[],
      batches = batchesOf(portal),
    ) => {
      const params = { companyId: portal.company('several-services').id };
      const source = { kind: 'file', name: 'Ansatte.xlsx' };
      const { options } = await batches.get(await batches.create(1));
      const body = { source, options, total: 1, columnMap };
      expect(await batches.call(batches.calls.createBatch, { params, body })).toMatchObject({
        status: 200,
      });
    };
    const listed = async (
      key = 'several-services',
      calls: BatchCalls = companyTicketOrderCalls,
    ) => {
      const params = { companyId: portal.company(key).id };
      const { json } = await callLoosely(portal.port, portal.user('support'), {
        route: calls.listColumnMap,
        input: { params },
      });
      return json;
    };
    await save(map({ Telefon: 'phone', Etternamn: 'lastName' }));
    await save(map({ Telefon: 'employeeId', Nr: 'employeeId' }));
    await save([]);
    expect(await listed()).toEqual(
      map({ Etternamn: 'lastName', Nr: 'employeeId', Telefon: 'employeeId' }),
    );
    expect(await listed('single-service')).toEqual([]);
    expect(await listed('several-services', companyTicketChangeCalls)).toEqual([]);
  });
});

portalTest(
  'an employee number that stands in two rows is a fault of the second',
  async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.draft([
      rightRow({ employeeId: 'a 17' }),
      rightRow({ employeeId: 'A 17 ' }),
      rightRow({ employeeId: '017' }),
    ]);
    expect(await batches.check(id)).toMatchObject({ ready: 2, faulty: 1 });
    const rows = await batches.rows(id);
    expect(rows.find(({ position }) => position === 2)?.faults).toMatchObject([
      { code: 'ROW_TWICE', otherRow: 1 },
    ]);
  },
);
