import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { RosterRow, RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { RosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { expect } from 'vitest';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import { callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

type ComparisonInput = {
  readonly user: WorldUser;
  readonly company: WorldCompany;
  readonly calls: BatchCalls & RosterCalls;
  /** What stands above the list. */
  readonly options: object;
};

/** What the page of a comparison does. */
export function comparisonsOf(
  portal: TestPortal,
  { user, company, calls, options }: ComparisonInput,
) {
  const batches = batchesOf(portal, { company, user, of: { calls, options: { ...options } } });
  const call = (route: Route, input: LooseInput) =>
    callLoosely(portal.port, user, { route, input });
  const read = async <Reply>(route: Route, input: LooseInput): Promise<Reply> => {
    const answer = await call(route, input);
    expect(answer.status, `${answer.text} ${String(portal.reported.at(-1)?.error)}`).toBe(200);
    return answer.json as Reply;
  };
  const rosters = {
    batches,
    call,
    compare: (id: number, body: object = {}) =>
      read<RosterSummary>(calls.compareRoster, { params: { id }, body }),
    /** A list that is read and compared. */
    compared: async (
      list: readonly Cells[],
      more: Record<string, unknown> = {},
    ): Promise<number> => {
      const id = await batches.draft([...list], more);
      await rosters.compare(id);
      return id;
    },
    summary: (id: number) => read<RosterSummary>(calls.getRosterSummary, { params: { id } }),
    group: async (id: number, name: RosterClass) => {
      const { groups } = await rosters.summary(id);
      const group = groups.find((one) => one.class === name);
      if (!group) throw new Error(`no group ${name}`);
      return group;
    },
    rows: async (id: number, name: RosterClass): Promise<RosterRow[]> => {
      const query = { class: name, maxEntries: 1000 };
      return (await read<{ matches: RosterRow[] }>(calls.listRosterRows, { params: { id }, query }))
        .matches;
    },
    accept: (id: number, body: object) => call(calls.acceptProposals, { params: { id }, body }),
    acceptGroup: async (id: number, name: RosterClass, isAccepted = true) => {
      const { rows: rowsOfGroup } = await rosters.group(id, name);
      const body = { which: 'group', class: name, isAccepted, seen: rowsOfGroup };
      return read<RosterSummary>(calls.acceptProposals, { params: { id }, body });
    },
  };
  return rosters;
}
