import type { FamilyTicket, RosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { findReadable, rowReply } from '#ticketing/batches/batches.public.ts';
import { serve } from '#platform/http/serve.ts';
import type { Comparison } from './comparison.ts';
import { proposalPage, type StoredProposal } from './roster-rows.query.ts';

export const listRosterRows = ({ database, work, calls, describeFamilies }: Comparison) =>
  serve(calls.listRosterRows, async (call) => {
    const stored = await findReadable({ database, work }, call);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { scope, today } = call;
    const { maxEntries, offset, class: name } = call.query;
    const request = { maxEntries, offset, class: name };
    const { totalEntries, matches } = await proposalPage(database, stored.batch, request);
    const replyOf = rowReply(work.service, stored.reading);
    const ids = matches.flatMap(({ plan }) => plan.ticketIds ?? []);
    const tickets = await describeFamilies?.(database, { scope, ids, today });
    const familyOf = ({ plan }: StoredProposal) =>
      (plan.ticketIds ?? []).flatMap((id) => tickets?.get(id) ?? []);
    return {
      reply: {
        totalEntries,
        matches: matches.map((row) => proposalReply(row, familyOf(row), replyOf)),
      },
    };
  });

function proposalReply(
  { plan, name, ...stored }: StoredProposal,
  family: FamilyTicket[],
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
    family,
    row,
  };
}
