import type {
  CompanyOffer,
  FreeAmounts,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';
import { monthlyAmounts } from '../offer/monthly-amounts.ts';
import { cancelFreeTickets } from '../ticket/cancel-free-tickets.ts';
import type { EndOfPerson } from './decide-end-of-person.ts';

/** What decides about the end of all tickets of people. */
export type EndFacts = {
  readonly tickets: Tickets;
  /** Tickets that cannot be cancelled, as somebody else has the phone that would come back. */
  readonly heldBack: ReadonlySet<number>;
  readonly offerOn: (start: Temporal.PlainDate) => CompanyOffer;
};

type EndsOf = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly all: readonly LockedTicket<FreeTicketRules>[];
};

export async function loadEndFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, today, all }: EndsOf,
): Promise<EndFacts> {
  const cancelled = all.flatMap((ticket) => {
    const decision = tickets.cancel.decide(ticket, undefined);
    return 'accepted' in decision ? [decision.accepted] : [];
  });
  const refusals = await tickets.cancel.findRefusals?.(tx, cancelled);
  const companyIds = all.map(({ row }) => row.company_id);
  const offerOn = await loadCompanyOffer(tx, { scope, companyIds, today });
  return { tickets, heldBack: new Set(refusals?.keys()), offerOn };
}

/**
 * What a month costs and is taxed less after the last day. Each person is charged once: of a ticket and what was to continue
 * it the later one counts. A ticket that a rule ends before saves nothing.
 */
export function savedByEnds(
  { offerOn }: Pick<EndFacts, 'offerOn'>,
  people: readonly EndOfPerson[],
  lastDay: Temporal.PlainDate,
): FreeAmounts {
  const month = firstOfMonth(lastDay).add({ months: 1 });
  const rows = people.flatMap(({ cancelled, ended }) => {
    const [latest] = [...cancelled, ...ended]
      .map(({ row }) => row)
      .toSorted((one, other) => Temporal.PlainDate.compare(other.start_date, one.start_date));
    const end = latest?.expiration_date ?? null;
    const isOver = end !== null && Temporal.PlainDate.compare(end, month) < 0;
    return latest && !isOver ? [latest] : [];
  });
  return monthlyAmounts(offerOn(month), rows, month);
}

type SaveDependencies = { readonly change: Change; readonly tickets: Tickets };
type SaveMoment = { readonly scope: Scope; readonly now: Temporal.Instant };

/** Saves the ends of people in sets. */
export async function saveEnds(
  { change, tickets }: SaveDependencies,
  people: readonly EndOfPerson[],
  { scope, now }: SaveMoment,
): Promise<void> {
  const moment = { tenant: scope.tenant, now };
  const cancelled = people.flatMap((one) => one.cancelled);
  const ended = people.flatMap((one) => one.ended);
  // First what has not begun: what it was to continue is open again, and gets its last day after that.
  if (cancelled.length > 0) await cancelFreeTickets(tickets, scope).save(change, cancelled, moment);
  if (ended.length > 0) await tickets.end.save(change, ended, moment);
}
