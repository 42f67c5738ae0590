import { downloadCompanyHistory as route } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { csvDownload } from '#platform/http/csv.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { historyAfter } from './company-history.query.ts';
import { historyEntry } from './history-entry.ts';
import type { LoadHistoryNames } from './history-names.ts';
import { historyLines } from './history-lines.ts';
import type { HistoryRow } from './history-row.query.ts';
import { historyTexts } from './history.texts.ts';

type DownloadCall = Call<typeof route>;

/** Bounds the memory for a long history. */
const rowsAtATime = 500;

/** The history as a file, read and streamed in parts as fast as the client takes them. */
export const downloadCompanyHistory = (database: Database, loadNames: LoadHistoryNames) =>
  serveDownload(route, async (call) => {
    const { fileName, headings } = historyTexts[call.language];
    const name = `${fileName}-${call.params.id}-${call.today.toString()}`;
    return csvDownload({ name, headings, parts: partsOf({ database, loadNames }, call) });
  });

type Sources = { readonly database: Database; readonly loadNames: LoadHistoryNames };

async function* partsOf(
  { database, loadNames }: Sources,
  { scope, params, query, today, language }: DownloadCall,
): AsyncGenerator<string> {
  const names = await loadNames(database, scope.tenant, today);
  let after: HistoryRow | null = null;
  while (true) {
    const rows: HistoryRow[] = await historyAfter(database, scope, {
      ...query,
      companyId: params.id,
      after,
      maxEntries: rowsAtATime,
    });
    if (rows.length > 0) {
      yield rows.map((row) => historyLines(historyEntry(row, names), language)).join('');
    }
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1) ?? null;
  }
}
