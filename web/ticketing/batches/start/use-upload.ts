import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { type BatchOptions, useBatchKit } from '../batch/batch-kit.ts';
import { useBatchOwner } from '../use-batch-owner.ts';
import { type ColumnChoice, rowsToSend } from './rows-to-send.ts';
import { sendRows } from './send-rows.ts';
import type { ReadList } from './use-read-list.ts';

export type Upload = {
  read: ReadList;
  choice: ColumnChoice;
  options: BatchOptions;
};

/** Makes a draft of a list and sends its rows in parts; another try goes on where the last one ended. */
export function useUpload(onDone: (batchId: number) => void) {
  const { service, calls } = useBatchKit();
  const companyId = useBatchOwner();
  const queries = useQueryClient();
  const [sentRows, setSentRows] = useState(0);
  const draft = useRef<{ upload: Upload; id: number; sent: number } | null>(null);

  async function send(upload: Upload): Promise<number> {
    const { read, choice, options } = upload;
    const rows = rowsToSend(service, read.list.rows, choice);
    if (draft.current?.upload !== upload) {
      const source = { kind: read.name === null ? 'paste' : 'file', name: read.name } as const;
      const columnMap = mappedByHand(service, read, choice);
      const body = { source, options, total: rows.length, columnMap };
      const { id } = await replyOf(calls.createBatch, { params: { companyId }, body });
      draft.current = { upload, id, sent: 0 };
    }
    const { current } = draft;
    await sendRows({ calls, draft: current, rows, onSent: setSentRows });
    return current.id;
  }
  const mutation = useMutation({
    mutationFn: send,
    async onSuccess(batchId) {
      // The list of batches is stale, as after any change; this page is left.
      await queries.invalidateQueries({ refetchType: 'none' });
      onDone(batchId);
    },
  });
  return { send: mutation.mutate, isPending: mutation.isPending, error: mutation.error, sentRows };
}

/** What the user has mapped in another way than we would have; remembered for the next file. */
const mappedByHand = (
  { columns }: BatchService,
  { list, recognised }: ReadList,
  choice: ColumnChoice,
) =>
  Object.keys(columns).flatMap((column) => {
    const place = choice[column] ?? null;
    const heading = place === null ? '' : (list.headings[place] ?? '').slice(0, 200);
    return place === recognised[column] || heading === '' ? [] : [{ heading, column }];
  });
