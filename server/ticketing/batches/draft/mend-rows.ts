import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import type { Transaction } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { type LockedBatch, recountBatch } from '../batch/batch.store.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { rowsAt } from '../rows/row.query.ts';
import { rowReply } from '../rows/row-reply.ts';
import { batchRows } from '../rows/row.store.ts';
import { changeOpenBatch } from './change-open-batch.ts';
import { mendedRows } from './mended-rows.store.ts';
import { setCells, type Conflict } from './set-cells.ts';

type Mend = Body<BatchCalls['mendRows']>;

/** Changes rows, and checks them and those that are about the same. */
export const mendRows = (service: ServiceCalls) =>
  serve(service.calls.mendRows, (call) =>
    changeOpenBatch(service, call, async ({ tx, batch, reading, check }) => {
      const { positions, conflicts } = await mend(tx, batch, call.body);
      const { totals, changed } = await check();
      if (batch.state === 'stopped') await recountBatch(tx, batch);
      const touched = [...new Set([...positions, ...changed])].slice(0, maxRowsAtOnce);
      const rows = await rowsAt(tx, batch, touched);
      return { totals, rows: rows.map(rowReply(service.work.service, reading)), conflicts };
    }),
  );

type MendResult = { positions: number[]; conflicts: Conflict[] };

async function mend(tx: Transaction, batch: LockedBatch, body: Mend): Promise<MendResult> {
  const rows = mendedRows(tx, batch);
  const { stoppedAt } = batch;
  // The row at which it stopped is mended like those after it.
  if (stoppedAt !== null && namesRow(body, stoppedAt))
    await batchRows(tx, batch).takeBack(stoppedAt);
  const without = (positions: number[]): MendResult => ({ positions, conflicts: [] });
  switch (body.do) {
    case 'set-cells':
      return setCells(rows, body.cells);
    case 'leave-out':
      return without(await rows.leaveOut(body.positions));
    case 'take-in':
      return without(await rows.takeIn(body.positions));
    case 'replace':
      return without(await rows.replace(body.column, body.from, body.to));
    case 'take-proposals':
      return without(await rows.takeProposals(body.column, body.fault));
    case 'leave-out-faulty':
      return without(await rows.leaveOutFaulty(body.column, body.fault));
  }
}

function namesRow(body: Mend, position: number): boolean {
  if ('cells' in body) return body.cells.some((cell) => cell.position === position);
  return 'positions' in body && body.positions.includes(position);
}
