import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { personStates } from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { listPath, midCompany } from './list.bench.ts';
import { type Kind, measureLatency } from './measure/waits.ts';
import type { Bench } from './measured-portal.ts';
import type { Result } from './report/result.ts';

type Choice = { company: number; path: string };

/** A company of 200,000 people is sorted and counted as a whole: that may take a second. */
const sizes = [
  { company: midCompany, people: '10,000', goals: { page: 50, choice: 100 } },
  { company: firstIds.company, people: '200,000', goals: { page: 50, choice: 1_000 } },
];

/** The employee list with each filter and sort, and its counts. */
export async function listChoicesBenchmark(bench: Bench): Promise<Result> {
  return {
    benchmark: 'list-choices',
    figures: await measureLatency(bench, sizes.flatMap(kindsOf), ({ company, path }) => ({
      path,
      token: tokenOf(company),
    })),
  };
}

function kindsOf({ company, people, goals }: (typeof sizes)[number]): Kind<Choice>[] {
  const list = (kind: string, query: Record<string, string>, goal: number): Kind<Choice> => ({
    kind: `list of ${people}, ${kind}`,
    asked: [{ company, path: listPath(company, query) }],
    goal,
  });
  return [
    list('as it opens', {}, goals.page),
    list('100 rows', { maxEntries: '100' }, goals.page),
    ...personStates.map((filter) => list(`filter ${filter}`, { filter }, goals.choice)),
    ...subscriberList.sorts.map((sort) => list(`sort by ${sort}`, { sort }, goals.choice)),
    ...subscriberList.sorts.map((sort) =>
      list(`sort by -${sort}`, { sort: `-${sort}` }, goals.choice),
    ),
    {
      kind: `counts of ${people}`,
      asked: [{ company, path: `/api/subscriber/count/by-company-id/${company}` }],
      goal: goals.choice,
    },
  ];
}
