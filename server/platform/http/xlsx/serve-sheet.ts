import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { type CsvRoute, workbookOf } from '@takst/contract/platform/lists/workbook-of.ts';
import type { Call } from '#platform/http/call.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { sheetDownload, type SheetFormat } from './sheet-download.ts';
import type { XlsxFile } from './xlsx.ts';

type Sheet<R extends CsvRoute, Row> = { sheet: XlsxFile<Row> } | { refused: Refusal<R> };

/** Binds the routes of a file, CSV and workbook, to what is in it. */
export function serveSheet<R extends CsvRoute, Row>(
  route: R,
  makeSheet: (call: Call<R>) => Promise<Sheet<R, Row>> | Sheet<R, Row>,
): ServedRoute[] {
  const handleAs = (format: SheetFormat) => async (call: Call<R>) => {
    const sheetOrRefusal = await makeSheet(call);
    return 'refused' in sheetOrRefusal
      ? sheetOrRefusal
      : sheetDownload(format, sheetOrRefusal.sheet);
  };
  const csv: CsvRoute = route;
  return [
    { route, handle: handleAs('csv') },
    { route: workbookOf(csv), handle: handleAs('xlsx') },
  ];
}
