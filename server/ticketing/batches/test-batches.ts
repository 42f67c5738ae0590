import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import type {
  Batch,
  BatchRow,
  BatchTotals,
} from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import * as z from 'zod/mini';
import { expect } from 'vitest';
import { agreementOf, newPhone } from '#services/company-tickets/test-order.ts';
import { callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

export type Cells = Record<string, string>;

/** A row that is right in everything, for somebody new. */
export function rightRow(cells: Cells = {}): Cells {
  const phone = newPhone();
  return { firstName: 'Kari', lastName: 'Nordmann', phone, employeeId: phone, ...cells };
}

export const rightRows = (count: number): Cells[] =>
  Array.from({ length: count }, () => rightRow());

type As = {
  user?: WorldUser;
  company?: WorldCompany;
  /** Another service than orders, with what stands above its tables. */
  of?: { calls: BatchCalls; options: Options };
};
type Options = Record<string, unknown>;

/** What a page does with batches, as the HR of the main company or somebody else. */
export function batchesOf(portal: TestPortal, { user, company, of }: As = {}) {
  const calls = of?.calls ?? companyTicketOrderCalls;
  const at = company ?? portal.company('several-services');
  const who = user ?? portal.user('hr', at.tenant);
  const call = (route: Route, input: LooseInput) => callLoosely(portal.port, who, { route, input });
  const read = async <R extends Route>(
    route: R,
    input: LooseInput,
  ): Promise<z.output<R['reply']>> => {
    const answer = await call(route, input);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(route.reply, answer.json) as z.output<R['reply']>;
  };
  const right = of?.options ?? {
    agreementName: agreementOf(at),
    startDate: '2026-04-01',
    zoneFrom: at.tenant === 'akt' ? 'Arendal' : '1',
    zoneTo: at.tenant === 'akt' ? 'Grimstad' : '2Ø',
  };
  const batches = {
    calls,
    call,
    create: async (total: number, options: Options = {}, kind = 'file'): Promise<number> => {
      const source = { kind, name: 'Ansatte.xlsx' };
      const body = { source, options: { ...right, ...options }, total };
      return (await read(calls.createBatch, { params: { companyId: at.id }, body })).id;
    },
    put: async (id: number, rows: Cells[], from = 1): Promise<void> => {
      for (let start = 0; start < rows.length; start += 1000) {
        const body = { from: from + start, rows: rows.slice(start, start + 1000) };
        await read(calls.putRows, { params: { id }, body });
      }
    },
    /** Until no row is left that is not checked. */
    check: async (id: number): Promise<BatchTotals> => {
      while (true) {
        const { totals } = await read(calls.checkRows, { params: { id } });
        if (totals.unchecked === 0) return totals;
      }
    },
    draft: async (rows: Cells[], options: Options = {}, kind = 'file'): Promise<number> => {
      const id = await batches.create(rows.length, options, kind);
      await batches.put(id, rows);
      return id;
    },
    checked: async (rows: Cells[], options: Options = {}, kind = 'file'): Promise<number> => {
      const id = await batches.draft(rows, options, kind);
      await batches.check(id);
      return id;
    },
    get: async (id: number) => read(calls.getBatch, { params: { id } }),
    progress: async (id: number): Promise<Batch> => read(calls.getProgress, { params: { id } }),
    rows: async (id: number, query: object = {}): Promise<BatchRow[]> =>
      (await read(calls.listRows, { params: { id }, query: { maxEntries: 10_000, ...query } }))
        .matches,
    mend: async (id: number, body: object) => read(calls.mendRows, { params: { id }, body }),
    run: async (id: number, action: string, more: object = {}) => {
      const { version } = await batches.progress(id);
      return call(calls.runBatch, { params: { id }, body: { action, version, ...more } });
    },
    /** Waits until nobody works on it. */
    settled: async (id: number): Promise<Batch> => {
      await expect
        .poll(async () => (await batches.progress(id)).state, { timeout: 60_000, interval: 20 })
        .not.toBe('running');
      return batches.progress(id);
    },
    carryOut: async (id: number): Promise<Batch> => {
      const answer = await batches.run(id, 'start');
      expect(answer.status, answer.text).toBe(200);
      return batches.settled(id);
    },
  };
  return batches;
}
