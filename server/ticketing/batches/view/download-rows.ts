import { columnsInUse } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { Call } from '#platform/http/call.ts';
import { csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import { csvDownload } from '#platform/http/csv.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { findBatch, type StoredBatch } from '../batch/batch.query.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { rowsAfter, type StoredRow } from '../rows/row.query.ts';
import { reasonOf, reasonTexts } from './reason.texts.ts';

type DownloadCall = Call<BatchCalls['downloadRows']>;

/** Bounds the memory for a large batch. */
const rowsAtATime = 500;

/** Rows as a file that can be mended and read in again: a column more than was read, with the reason. */
export const downloadRows = (service: ServiceCalls) =>
  serveDownload(service.calls.downloadRows, async (call) => {
    const { database, work } = service;
    const key = { service: work.service.name, id: call.params.id };
    const stored = await findBatch(database, call.scope, key);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const columns = columnsInUse(work.service, stored.options);
    const texts = reasonTexts[call.language];
    return csvDownload({
      name: `${texts.fileName}-${call.params.id}`,
      headings: [...columns.map(([, { headings }]) => headings[call.language][0]), texts.heading],
      parts: partsOf(service, call, stored),
    });
  });

async function* partsOf(
  { database, work }: ServiceCalls,
  { query, language, scope: { tenant } }: DownloadCall,
  { batch, options }: StoredBatch,
): AsyncGenerator<string> {
  const columns = columnsInUse(work.service, options);
  const headings = new Map(columns.map(([name, column]) => [name, column.headings[language][0]]));
  const headingOf = (column: string) => headings.get(column) ?? column;
  const lineOf = (row: StoredRow): string =>
    csvLine([
      ...columns.map(([name]) => row.cells[name] ?? ''),
      reasonOf(row, work.reasons, { language, tenant, headingOf }),
    ]);
  let after = 0;
  while (true) {
    const request = { show: query.show, after, most: rowsAtATime };
    const rows = await rowsAfter(database, batch, request);
    if (rows.length > 0) yield rows.map(lineOf).join('');
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1)?.position ?? after;
  }
}
