import { type Route, xlsxType } from '#platform/calls/route.ts';

type WorkbookPath<Path extends string> = Path extends `/${infer Before}/csv/${infer After}`
  ? `/${Before}/xlsx/${After}`
  : never;

export type CsvRoute = Route & { download: 'text/csv' };

/** The call that `workbookOf` makes. */
export type Workbook<R extends CsvRoute> = Omit<R, 'path' | 'summary' | 'download'> & {
  path: WorkbookPath<R['path']>;
  summary: string;
  download: typeof xlsxType;
};

/** The call for the same rows as a workbook: `/xlsx/` in its path instead of `/csv/`. */
export const workbookOf = <R extends CsvRoute>(csv: R): Workbook<R> => ({
  ...csv,
  path: csv.path.replace('/csv/', '/xlsx/') as WorkbookPath<R['path']>,
  summary: 'The same as a workbook',
  download: xlsxType,
});
