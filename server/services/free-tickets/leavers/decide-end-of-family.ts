import { earliest } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { LockedTicket } from '#ticketing/tickets/tickets.public.ts';
import { decideEndOfPerson, type EndOfPerson } from '../end-many/decide-end-of-person.ts';
import { type EndFacts, savedByEnds } from '../end-many/end-facts.ts';

/** The tickets that a family has today or will have, by person. */
export type LoadedFamily = {
  readonly ticketIds: readonly number[];
  readonly people: readonly {
    readonly holderId: number;
    readonly tickets: readonly LockedTicket<FreeTicketRules>[];
  }[];
};

export type EndOfFamily = { readonly people: readonly EndOfPerson[] };

type Refusal = 'END_ALREADY_SET' | 'TICKET_NOT_ENDABLE' | 'END_DATE_NOT_OFFERED';
type Fault = {
  readonly column: null;
  readonly code: Refusal;
  readonly others?: readonly { readonly subscriberId: number; readonly day: Temporal.PlainDate }[];
};

/**
 * Ends all tickets of a family, or none: whose ticket stands in the way is said. A ticket that somebody has ended keeps its
 * last day, and a child who grows up before the last day keeps that one, as in “Cancel all” (spec 3 §4).
 */
export function decideEndOfFamily(
  facts: EndFacts,
  { people }: LoadedFamily,
  lastDay: Temporal.PlainDate,
):
  | {
      readonly accepted: EndOfFamily;
      readonly savedOre: number | null;
      readonly savedTaxOre: number | null;
    }
  | { readonly fault: Fault } {
  const ends: EndOfPerson[] = [];
  for (const { holderId, tickets } of people) {
    const decision = decideEndOfPerson(
      {
        ...facts,
        lastDayOf: ({ expiration_date: end }) => (end ? earliest(end, lastDay) : lastDay),
      },
      tickets,
    );
    if ('accepted' in decision) ends.push(decision.accepted);
    else if (decision.refused !== 'END_ALREADY_SET' && decision.refused !== 'NO_TICKET') {
      const others = [{ subscriberId: holderId, day: lastDay }];
      return { fault: { column: null, code: decision.refused, others } };
    }
  }
  if (ends.length === 0) return { fault: { column: null, code: 'END_ALREADY_SET' } };
  const { priceOre, taxOre } = savedByEnds(facts, ends, lastDay);
  return { accepted: { people: ends }, savedOre: priceOre, savedTaxOre: taxOre };
}
