import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import { replyOf } from '#platform/api/query.ts';

interface SendRequest {
  calls: Pick<BatchCalls, 'putRows'>;
  /** A draft, and how many of its rows have arrived: another try goes on there. */
  draft: { readonly id: number; sent: number };
  rows: readonly RowCells[];
  onSent?: (rows: number) => void;
}

/** Sends the rows of a draft in parts. */
export async function sendRows({ calls, draft, rows, onSent }: SendRequest): Promise<void> {
  while (draft.sent < rows.length) {
    const part = rows.slice(draft.sent, draft.sent + maxRowsAtOnce);
    const body = { from: draft.sent + 1, rows: part };
    await replyOf(calls.putRows, { params: { id: draft.id }, body });
    draft.sent += part.length;
    onSent?.(draft.sent);
  }
}
