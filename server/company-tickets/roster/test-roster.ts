import { acceptProposals } from '@takst/contract/company-tickets/roster/accept-proposals.contract.ts';
import { companyTicketRosterCalls } from '@takst/contract/company-tickets/roster/company-ticket-roster-calls.ts';
import { compareRoster } from '@takst/contract/company-tickets/roster/compare-roster.contract.ts';
import { getRosterSummary } from '@takst/contract/company-tickets/roster/get-roster-summary.contract.ts';
import { listRosterRows } from '@takst/contract/company-tickets/roster/list-roster-rows.contract.ts';
import type {
  RosterRow,
  RosterSummary,
} from '@takst/contract/company-tickets/roster/roster.schema.ts';
import type { Route } from '@takst/contract/route.ts';
import type { RosterClass } from '@takst/domain/roster/roster.ts';
import { expect } from 'vitest';
import { batchesOf, type Cells } from '#batches/test-batches.ts';
import { agreementOf } from '#company-tickets/test-order.ts';
import { callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

type As = { user?: WorldUser; company?: WorldCompany };

/** What the page of a comparison does, as the HR of the main company or somebody else. */
export function rostersOf(portal: TestPortal, { user, company }: As = {}) {
  const at = company ?? portal.company('several-services');
  const who = user ?? portal.user('hr', at.tenant);
  const options = {
    isWhole: true,
    lastDay: null,
    agreementName: agreementOf(at),
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  };
  const batches = batchesOf(portal, {
    company: at,
    user: who,
    of: { calls: companyTicketRosterCalls, options },
  });
  const call = (route: Route, input: LooseInput) => callLoosely(portal.port, who, { route, input });
  const read = async <Reply>(route: Route, input: LooseInput): Promise<Reply> => {
    const answer = await call(route, input);
    expect(answer.status, `${answer.text} ${String(portal.reported.at(-1)?.error)}`).toBe(200);
    return answer.json as Reply;
  };
  const rosters = {
    batches,
    call,
    compare: (id: number, body: object = {}) =>
      read<RosterSummary>(compareRoster, { params: { id }, body }),
    /** A list that is read and compared. */
    compared: async (
      list: readonly Cells[],
      more: Record<string, unknown> = {},
    ): Promise<number> => {
      const id = await batches.draft([...list], more);
      await rosters.compare(id);
      return id;
    },
    summary: (id: number) => read<RosterSummary>(getRosterSummary, { params: { id } }),
    group: async (id: number, name: RosterClass) => {
      const { groups } = await rosters.summary(id);
      const group = groups.find((one) => one.class === name);
      if (!group) throw new Error(`no group ${name}`);
      return group;
    },
    rows: async (id: number, name: RosterClass): Promise<RosterRow[]> => {
      const query = { class: name, maxEntries: 1000 };
      return (await read<{ matches: RosterRow[] }>(listRosterRows, { params: { id }, query }))
        .matches;
    },
    accept: (id: number, body: object) => call(acceptProposals, { params: { id }, body }),
    acceptGroup: async (id: number, name: RosterClass, isAccepted = true) => {
      const { rows: seen } = await rosters.group(id, name);
      const body = { which: 'group', class: name, isAccepted, seen };
      return read<RosterSummary>(acceptProposals, { params: { id }, body });
    },
  };
  return rosters;
}
