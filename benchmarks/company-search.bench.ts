import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { withReadContenders } from './contenders/read-contenders.ts';
import { withClient } from './data/bench-database.store.ts';
import { companySearches } from './data/company-search-words.query.ts';
import { tokenOfSupport } from './data/data-ids.ts';
import type { Request } from './measure/http-client.ts';
import { rotate } from './measure/rotation.ts';
import { type Kind, measureLatency } from './measure/waits.ts';
import type { Bench } from './measured-portal.ts';
import { atLeast, rejectionOf, type Result, plainFigure } from './report/result.ts';

type SearchQuery = { searchFor?: string; offset?: number };

const maxRequests = 8;
const goal = 50;
/** No index serves one or two letters: such a search reads all companies (docs/decisions/0023). */
const goalOfFullRead = 200;

const asking = ({ searchFor = '', offset = 0 }: SearchQuery): Request => ({
  path: `/onboarding/company?${new URLSearchParams({ searchFor, maxEntries: `${pageSize}`, offset: `${offset}` })}`,
  token: tokenOfSupport,
  host: 'akt.localhost',
});

/** Customer support searches all companies of an operator: 100,000 in the large data. */
export async function companySearchBenchmark(bench: Bench): Promise<Result> {
  const searches = await withClient(bench.database.url, companySearches);
  const requests = searches.twoWords
    .slice(0, maxRequests)
    .map((searchFor) => asking({ searchFor }));
  const rotation = await withReadContenders(bench, requests, ({ bareHttp, server, bareSql }) =>
    rotate([bareSql, server, bareHttp], bench.pace),
  );
  const [, server = 0, bareHttp = 0] = rotation.standings.map(({ ratio }) => ratio.median);
  return {
    benchmark: 'company-search',
    figures: [
      // The statement is cheaper than an HTTP call, so bare HTTP is the ceiling.
      plainFigure('company search by two words, times the bare SQL', (1 / server).toFixed(2)),
      atLeast('company search by two words against node:http + pg', server / bareHttp, {
        goal: 0.7,
        digits: 2,
      }),
      ...(await measureLatency(bench, kindsOf(searches), asking)),
    ],
    rotation,
    ...rejectionOf(rotation),
  };
}

function kindsOf(searches: Awaited<ReturnType<typeof companySearches>>): Kind<SearchQuery>[] {
  const { companies, oneWord, twoWords, withoutMarks, numbers, letters } = searches;
  const words = (
    kind: string,
    searchTexts: readonly string[],
    limit = goal,
  ): Kind<SearchQuery> => ({
    kind: `company search, ${kind}`,
    goal: limit,
    asked: searchTexts.map((searchFor) => ({ searchFor })),
  });
  const [one = ''] = oneWord;
  return [
    words('one word', oneWord),
    words('two words', twoWords),
    words('words without their marks', withoutMarks),
    words('beginnings of organisation numbers', numbers),
    words('one and two letters', letters, goalOfFullRead),
    words('no hit', ['finnesikke', 'ingen slike', '000111', 'æøåæøå bygg', 'qx']),
    {
      kind: 'company list, far on',
      goal,
      asked: [0.25, 0.5, 0.75, 0.999].map((share) => ({ offset: Math.floor(companies * share) })),
    },
    {
      kind: 'company search, far on',
      goal: goalOfFullRead,
      asked: ['as', 'a', one].map((searchFor) => ({
        searchFor,
        offset: Math.floor(companies / 4),
      })),
    },
  ];
}
