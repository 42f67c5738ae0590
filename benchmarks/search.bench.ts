import { withReadContenders } from './contenders/read-contenders.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { searchesIn } from './data/search-words.query.ts';
import { listPath } from './list.bench.ts';
import type { Request } from './measure/http-client.ts';
import { rotate } from './measure/rotation.ts';
import { type Kind, measureLatency } from './measure/waits.ts';
import type { Bench } from './measured-portal.ts';
import { atMost, rejectionOf, type Result } from './report/result.ts';

/** The biggest company: 200,000 people in the large data. */
const company = firstIds.company;
const maxRequests = 8;

const searching = (searchFor: string): Request => ({
  path: listPath(company, { searchFor }),
  token: tokenOf(company),
});

/** A search by two words, page and total, compared with the same SQL; and the limits of each kind. */
export async function searchBenchmark(bench: Bench): Promise<Result> {
  const searches = await withClient(bench.database.url, (client) => searchesIn(client, company));
  const requests = searches.twoNames.slice(0, maxRequests).map(searching);
  const rotation = await withReadContenders(bench, requests, ({ bareHttp, server, bareSql }) =>
    rotate([bareSql, server, bareHttp], bench.pace),
  );
  const times = 1 / (rotation.standings[1]?.ratio.median ?? 0);
  return {
    benchmark: 'search',
    figures: [
      atMost('search by two words, times the bare SQL', times, { goal: 1.5, digits: 2 }),
      ...(await measureLatency(bench, kindsOf(searches), searching)),
    ],
    rotation,
    ...rejectionOf(rotation),
  };
}

const kindsOf = (searches: Awaited<ReturnType<typeof searchesIn>>): Kind<string>[] => [
  { kind: 'search, selective words', asked: searches.selective, goal: 50 },
  { kind: 'search, first and last name', asked: searches.twoNames, goal: 50 },
  { kind: 'search, names without their marks', asked: searches.withoutMarks, goal: 50 },
  { kind: 'search, one common name', asked: searches.common, goal: 200 },
  { kind: 'search, two letters', asked: searches.twoLetters, goal: 200 },
];
