import { withReadContenders } from './contenders/read-contenders.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { searchesIn } from './data/search-words.query.ts';
import { listPath } from './list.bench.ts';
import { bytesOf, HttpClient, type Request } from './measure/http-client.ts';
import { rotate } from './measure/rotation.ts';
import { percentile } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, type Figure, rejectionOf, type Result, told } from './report/result.ts';

/** The biggest company: 200,000 people in the large data. */
const company = firstIds.company;
const mostRequests = 8;

const searching = (searchFor: string): Request => ({
  path: listPath(company, { searchFor }),
  token: tokenOf(company),
});

/** A search by two words, page and total, against the same SQL; and how long each kind takes at most. */
export async function searchBenchmark(bench: Bench): Promise<Result> {
  const searches = await withClient(bench.database.url, (client) => searchesIn(client, company));
  const requests = searches.twoNames.slice(0, mostRequests).map(searching);
  const rotation = await withReadContenders(bench, requests, ({ bareHttp, server, bareSql }) =>
    rotate([bareSql, server, bareHttp], bench.pace),
  );
  const times = 1 / (rotation.standings[1]?.ratio.median ?? 0);
  return {
    benchmark: 'search',
    figures: [
      atMost('search by two words, times the bare SQL', times, { goal: 1.5, digits: 2 }),
      ...(await waits(bench, searches)),
    ],
    ...{ rotation, ...rejectionOf(rotation) },
  };
}

type Kind = { kind: string; words: readonly string[]; goal: number };

/** How long one user waits for each search, one at a time. */
async function waits(
  bench: Bench,
  searches: Awaited<ReturnType<typeof searchesIn>>,
): Promise<Figure[]> {
  const kinds: Kind[] = [
    { kind: 'selective words', words: searches.selective, goal: 50 },
    { kind: 'first and last name', words: searches.twoNames, goal: 50 },
    { kind: 'names without their marks', words: searches.withoutMarks, goal: 50 },
    { kind: 'one common name', words: searches.common, goal: 200 },
    { kind: 'two letters', words: searches.twoLetters, goal: 200 },
  ];
  const portal = await measuredPortal(bench);
  const client = new HttpClient(portal.port);
  const figures: Figure[] = [];
  for (const { kind, words, goal } of kinds) {
    const took = await timesOf(client, portal.port, words);
    figures.push(
      told(`search, ${kind}: p50`, `${percentile(took, 0.5).toFixed(1)} ms`),
      atMost(`search, ${kind}: p99`, percentile(took, 0.99), { goal, unit: ' ms', digits: 1 }),
    );
    if (goal === 200) {
      figures.push(
        atMost(`search, ${kind}: worst`, Math.max(...took), { goal, unit: ' ms', digits: 1 }),
      );
    }
  }
  client.close();
  await portal.stop();
  return figures;
}

/** Everything once to fill caches, then three times each. */
async function timesOf(client: HttpClient, port: number, words: readonly string[]) {
  const took: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const word of words) {
      const began = performance.now();
      await client.ask(bytesOf(port, searching(word)));
      if (round > 0) took.push(performance.now() - began);
    }
  }
  return took;
}
