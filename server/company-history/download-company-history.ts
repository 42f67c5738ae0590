import type { downloadCompanyHistory as route } from '@takst/contract/companies/download-company-history.contract.ts';
import { Readable } from 'node:stream';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import type { Download } from '#http/serve.ts';
import { historyAfter, type HistoryRow } from './company-history.query.ts';
import { byteOrderMark } from './csv.ts';
import { entryOf, historyNames } from './history-entry.ts';
import { historyHeading, historyLines } from './history-lines.ts';
import { historyTexts } from './history.texts.ts';

type Asked = Call<typeof route>;

/** So many are in memory at a time, however long the history is. */
const most = 500;

/** The history as a file: read and sent a part at a time, as fast as it is taken. */
export const downloadCompanyHistory =
  (database: Database) =>
  async (call: Asked): Promise<{ download: Download }> => ({
    download: {
      name: `${historyTexts[call.language].fileName}-${call.params.id}-${call.today.toString()}.csv`,
      content: Readable.from(partsOf(database, call), { objectMode: false }),
    },
  });

async function* partsOf(
  database: Database,
  { scope, params, query, today, language }: Asked,
): AsyncGenerator<string> {
  yield byteOrderMark + historyHeading(language);
  const names = await historyNames(database, scope.tenant, today);
  let after: HistoryRow | null = null;
  while (true) {
    const asked = { ...query, companyId: params.id, after, most };
    const rows: HistoryRow[] = await historyAfter(database, scope, asked);
    if (rows.length > 0) {
      yield rows.map((row) => historyLines(entryOf(row, names), language)).join('');
    }
    if (rows.length < most) return;
    after = rows.at(-1) ?? null;
  }
}
