import { loadavg } from 'node:os';
import { tokenOfStaff } from './data/own-database.store.ts';
import { type TaxBaseDatabase, withTaxBaseDatabase } from './data/tax-base-database.store.ts';
import { type Kind, measureLatency } from './measure/waits.ts';
import type { Bench } from './measured-portal.ts';
import { plainFigure, rejectionOf, type Result } from './report/result.ts';

const goals = { month: 100, year: 300 };

/** The tax base of a company with 20,000 free tickets and five years of closed months, as its pages ask for it. */
export async function taxBaseBenchmark(bench: Bench): Promise<Result> {
  return withTaxBaseDatabase(bench.database.url, async (database) => ({
    benchmark: 'tax-base',
    figures: [
      plainFigure('lines of closed months', String(database.lines)),
      ...(await measureLatency(
        { ...bench, database: { ...bench.database, url: database.url } },
        kindsOf(database),
        (path) => ({ path, token: tokenOfStaff }),
      )),
    ],
    ...rejectionOf({ swing: 1, load: loadavg()[0] ?? 0 }),
  }));
}

function kindsOf({ companyId, department }: TaxBaseDatabase): Kind<string>[] {
  const path = (part: string, query: Record<string, string> = {}) =>
    `/freeticket-api/tax-base/${part}/by-company-id/${companyId}?${new URLSearchParams(query)}`;
  const page = (query: Record<string, string>) => path('lines', { maxEntries: '10', ...query });
  const kind = (name: string, paths: string[], goal: number): Kind<string> => ({
    kind: `tax base, ${name}`,
    asked: paths,
    goal,
  });
  const closed = { year: '2025', month: '6' };
  const agreement = String(department);
  return [
    kind('periods', [path('dates')], goals.month),
    kind('a closed month', [page(closed), page({ ...closed, offset: '5000' })], goals.month),
    kind('a closed month of a department', [page({ ...closed, agreement })], goals.month),
    kind('an open month', [page({ year: '2026', month: '3' })], goals.month),
    kind('a year', [page({ year: '2025' }), page({ year: '2024' })], goals.year),
    kind('a year with an open month', [page({ year: '2026' })], goals.year),
    kind('a year by name', [page({ year: '2025', sort: 'lastName' })], 1_000),
    kind('a search in a year', [page({ year: '2025', searchFor: 'kari odegard' })], 1_000),
    kind(
      'changes of a closed month',
      [path('changes', { maxEntries: '10', ...closed })],
      goals.month,
    ),
    kind('changes of an open month', [path('changes', { maxEntries: '10' })], goals.year),
  ];
}
