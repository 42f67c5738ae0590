import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { loadavg } from 'node:os';
import {
  firstSchool,
  type SchoolDatabase,
  schoolTokens,
  withSchoolDatabase,
} from './data/school-database.store.ts';
import { type Kind, measureLatency } from './measure/waits.ts';
import type { Bench } from './measured-portal.ts';
import { plainFigure, rejectionOf, type Result } from './report/result.ts';

type Asker = keyof typeof schoolTokens;
type PageRequest = { readonly asker: Asker; readonly path: string };

/** Spec of the overview: list and search within 100 ms. */
const goal = 100;

/** The school tickets of a county with 200 schools and 20,000 pupils, as its pages ask for them. */
export async function schoolTicketsBenchmark(bench: Bench): Promise<Result> {
  return withSchoolDatabase(bench.database.url, async (database) => ({
    benchmark: 'school-tickets',
    figures: [
      ...size(database),
      ...(await measureLatency(
        { ...bench, database: { ...bench.database, url: database.url } },
        askers.flatMap(kindsOf),
        ({ asker, path }) => ({ path, token: schoolTokens[asker] }),
      )),
    ],
    ...rejectionOf({ swing: 1, load: loadavg()[0] ?? 0 }),
  }));
}

const size = ({ pupils, tickets }: SchoolDatabase) => [
  plainFigure('pupils', String(pupils)),
  plainFigure('their tickets', String(tickets)),
];

const askers: readonly { asker: Asker; name: string; lastPage: number; company: string }[] = [
  { asker: 'county', name: '200 schools', lastPage: 50, company: '' },
  { asker: 'support', name: 'all schools, for support', lastPage: 50, company: '' },
  { asker: 'school', name: 'one school', lastPage: 5, company: `/by-company-id/${firstSchool}` },
];

function kindsOf({ asker, name, lastPage, company }: (typeof askers)[number]): Kind<PageRequest>[] {
  const kind = (what: string, part: string, queries: readonly Record<string, string>[]) => ({
    kind: `${name}, ${what}`,
    asked: queries.map((query) => ({
      asker,
      path: `/schoolticket-api/ticket${part}${company}?${new URLSearchParams(query)}`,
    })),
    goal,
  });
  const page = (number: number) => ({
    maxEntries: `${pageSize}`,
    offset: `${(number - 1) * pageSize}`,
  });
  const searches = (...texts: string[]) => texts.map((searchFor) => ({ ...page(1), searchFor }));
  return [
    kind('first page', '', [page(1)]),
    kind('100 rows', '', [{ maxEntries: '100' }]),
    kind(`page ${lastPage}`, '', [page(lastPage)]),
    kind('search by name', '', searches('kari ødegård', 'ødegård 12', 'hussein', 'odegard 200')),
    kind('search by one letter', '', searches('e', 'a')),
    kind('search by card', '', searches('1000000004', '100000')),
    kind('search without a hit', '', searches('nobody')),
    kind('class and year', '', [{ ...page(1), className: '9B', year: '2025' }]),
    kind('year', '', [
      { ...page(1), year: '2025' },
      { ...page(lastPage), year: '2025' },
    ]),
    kind('code not fetched', '', [{ ...page(1), filter: 'code-not-fetched' }]),
    kind('waiting for a card', '', [{ ...page(1), filter: 'card-requested' }]),
    kind('sort by class', '', [{ ...page(1), sort: 'className' }]),
    ...(company === ''
      ? [
          kind('sort by school', '', [{ ...page(1), sort: '-school' }]),
          kind('a school of them', '', [{ ...page(1), companyId: `${firstSchool + 99}` }]),
        ]
      : []),
    kind('counts', '/count', [{}]),
    kind('counts of a class and year', '/count', [{ className: '9B', year: '2025' }]),
  ];
}
