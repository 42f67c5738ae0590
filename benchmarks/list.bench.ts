import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { withReadContenders } from './contenders/read-contenders.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import type { Request } from './measure/http-client.ts';
import { rotate } from './measure/rotation.ts';
import type { Bench } from './measured-portal.ts';
import { atLeast, rejectionOf, type Result } from './report/result.ts';

/** The first company of the second size: 10,000 people in the large data. */
export const midCompany = firstIds.company + 1;
const pages = 20;

export const listPath = (company: number, query: Record<string, string>): string =>
  `/api/subscriber/by-company-id/${company}?${new URLSearchParams(query)}`;

/** A page of the list with its total, session and roles included, compared with bare Node. */
export async function listBenchmark(bench: Bench): Promise<Result> {
  const requests: Request[] = Array.from({ length: pages }, (_, page) => ({
    path: listPath(midCompany, { maxEntries: `${pageSize}`, offset: `${page * pageSize}` }),
    token: tokenOf(midCompany),
  }));
  const rotation = await withReadContenders(bench, requests, ({ bareHttp, server, bareSql }) =>
    rotate([bareHttp, server, bareSql], bench.pace),
  );
  const server = rotation.standings[1]?.ratio.median ?? 0;
  return {
    benchmark: 'list',
    figures: [atLeast('list against node:http + pg', server, { goal: 0.7, digits: 2 })],
    rotation,
    ...rejectionOf(rotation),
  };
}
