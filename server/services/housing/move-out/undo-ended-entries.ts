import {
  refuseUndo,
  type UndoRefusal,
} from '@takst/domain/services/housing/undo-of-move-out.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { isSupport } from '#services/company-tickets/company-tickets.public.ts';
import type { CompanyResidence } from '#services/housing/residence/residence.store.ts';
import {
  actingSubscription,
  lockSubscription,
  undoEndTaken,
} from '#services/subscriptions/subscriptions.public.ts';
import { ruledTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { endedEntriesOf, type NotedEntry } from './ended-entry.store.ts';
import type { MoveOutMoment } from './leaving.ts';

type Dependencies = { readonly change: Change; readonly tickets: Tickets };
type UndoRequest = MoveOutMoment & { readonly entryIds: ReadonlySet<number> };
type Result = {
  readonly undone: number[];
  readonly refused: { readonly id: number; readonly reason: UndoRefusal }[];
};

const services = ['housing'] as const;

/**
 * Undoes the requested ends of tickets and subscriptions that a move-out ended. Locks and reads again: an entry that was
 * replaced or changed meanwhile is refused with its reason.
 */
export async function undoEndedEntries(
  { change, tickets }: Dependencies,
  residence: CompanyResidence,
  { scope, today, now, entryIds }: UndoRequest,
): Promise<Result> {
  const { tx } = change;
  const isRequested = ({ id }: NotedEntry) => entryIds.has(id);
  const idsOf = (entries: readonly NotedEntry[], productType: NotedEntry['productType']) =>
    entries
      .filter((one) => isRequested(one) && one.productType === productType)
      .map(({ id }) => id);
  const endedEntries = await endedEntriesOf(tx, residence);
  const request = { scope, services, today, ids: idsOf(endedEntries, 'TICKET') };
  const lockedTickets = (await tickets.lock(tx, request)).flatMap((ticket) => ticket ?? []);
  const rows = [];
  for (const id of idsOf(endedEntries, 'MOBILITY')) {
    const row = await lockSubscription(tx, { scope, services }, id);
    if (row) rows.push(row);
  }
  // Read under the locks: no other order can replace an entry from here on.
  const noted = new Map((await endedEntriesOf(tx, residence)).map((one) => [one.id, one]));
  const result: Result = { undone: [], refused: [] };
  const editor = { today, isSupport: isSupport(scope) };
  const decide = (id: number, facts: Pick<Facts, 'status' | 'expirationDate' | 'isContinued'>) => {
    const entry = noted.get(id);
    const reason = entry ? refuseUndo({ ...entry, ...facts }, editor) : 'CHANGED_SINCE';
    if (reason) result.refused.push({ id, reason });
    else result.undone.push(id);
    return reason === null;
  };
  const accepted = lockedTickets.filter(({ row }) => decide(row.id, ruledTicket(row, today)));
  const undone = accepted.map(({ row, rules }) => ({ row, endByRule: rules.endByRule(row.id) }));
  await tickets.undoEnd.save(change, undone, { tenant: scope.tenant, now });
  for (const row of rows) {
    const facts = { ...actingSubscription(row, today), isContinued: false };
    if (decide(row.id, facts)) await undoEndTaken(change, row);
  }
  return result;
}

type Facts = Parameters<typeof refuseUndo>[0];
