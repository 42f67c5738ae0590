import { listRosterRows as route } from '@takst/contract/company-tickets/roster/list-roster-rows.contract.ts';
import type { RosterRow } from '@takst/contract/company-tickets/roster/roster.schema.ts';
import { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import { findReadable, rowReply } from '#batches/batches.public.ts';
import { serve } from '#http/serve.ts';
import type { RosterCalls } from './compare-roster.ts';
import { proposalPage, type StoredProposal } from './roster-rows.query.ts';

export const listRosterRows = (calls: RosterCalls) =>
  serve(route, async (call) => {
    const stored = await findReadable(calls, call);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { maxEntries, offset, class: name } = call.query;
    const request = { maxEntries, offset, class: name };
    const { totalEntries, matches } = await proposalPage(calls.database, stored.batch, request);
    const replyOf = rowReply(companyTicketRoster, stored.reading);
    return { reply: { totalEntries, matches: matches.map((row) => proposalReply(row, replyOf)) } };
  });

function proposalReply(
  { plan, name, ...stored }: StoredProposal,
  replyOf: ReturnType<typeof rowReply>,
): RosterRow {
  const { act, reason, changes, subscriberId, listRow } = plan;
  const row = replyOf({ ...stored, act, twiceOf: null });
  return {
    position: row.position,
    listRow,
    class: plan.class,
    act,
    reason,
    changes,
    isAccepted: row.state === 'ready' || row.state === 'faulty',
    subscriberId,
    knownAs: name ?? row.effect?.knownAs ?? null,
    before: stored.effect?.before ?? {},
    date: row.effect?.startDate ?? null,
    pricePerMonth: row.effect?.pricePerMonth ?? null,
    row,
  };
}
