import { type CsvRoute, workbookOf } from '@takst/contract/platform/lists/workbook-of.ts';
import { addressOf, type CallInput } from '#platform/api/call-input.ts';

/** Where the same rows are as a workbook and as CSV, for a `SheetMenu`. */
export function sheetFiles<R extends CsvRoute>(route: R, input: CallInput<R>) {
  const csv: CsvRoute = route;
  return { excelFile: addressOf(workbookOf(csv), input), csvFile: addressOf(csv, input) };
}
