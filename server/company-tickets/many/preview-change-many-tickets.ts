import { previewChangeManyTickets as route } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import type { ManyFault } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { Reply } from '@takst/contract/route.ts';
import { isChargedAsRedeemed } from '@takst/domain/company-tickets/charged-months.rules.ts';
import { ticketToChange } from '@takst/domain/company-tickets/change-many-tickets.rules.ts';
import { nextPickupCodeAt } from '@takst/domain/tickets/pickup-code.rules.ts';
import { kronerToOre, sumOfOre, toKroner } from '@takst/domain/money/ore.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import { priceOfTicket } from '#tickets/tickets.public.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { productsOn } from '#products/products.public.ts';
import {
  type Candidate,
  type SubscriberWithTickets,
  findSubscribersWithTickets,
} from './candidate-tickets.query.ts';
import { serve } from '#http/serve.ts';
import { isDateOffered } from './many-date.ts';

type PreviewCall = Call<typeof route>;
type Entry = Reply<typeof route>['matches'][number];
type Dependencies = { database: Database; scopeOf: ScopeOfUser };

/** What would happen to each subscriber, by the same rules as the change itself. */
export const previewChangeManyTickets = ({ database, scopeOf }: Dependencies) =>
  serve(route, async (call) => {
    const isOffered = await database.transaction((tx) => isDateOffered(tx, scopeOf, call));
    if (!isOffered) return { refused: { code: 'END_DATE_NOT_OFFERED' } };
    const { scope, params, body, query, today } = call;
    const people = await findSubscribersWithTickets(database, scope, {
      companyId: params.id,
      today,
      subscriberIds: body.subscriberIds,
    });
    const priceOf = await monthlyPrices(database, call);
    const entries = people.map((one) => entryOf(one, call, priceOf));
    const changeable = entries.filter(({ fault }) => fault === null);
    const unchangeable = entries.filter(({ fault }) => fault !== null);
    return {
      reply: {
        totalEntries: entries.length,
        willChange: changeable.length,
        chargedAsRedeemed: changeable.filter((one) => one.isChargedAsRedeemed).length,
        savedPerMonth: body.action === 'end' ? sumOf(changeable) : 0,
        matches: [...unchangeable, ...changeable].slice(
          query.offset,
          query.offset + query.maxEntries,
        ),
      },
    };
  });

type PriceOf = (ticket: Candidate) => number | null;

function entryOf(one: SubscriberWithTickets, call: PreviewCall, priceOf: PriceOf): Entry {
  const { subscriberId, person } = one;
  const choice = choiceFor(one, call);
  if ('fault' in choice) {
    const { fault } = choice;
    return { subscriberId, person, fault, pricePerMonth: null, isChargedAsRedeemed: false };
  }
  const { ticket } = choice;
  const { today, body } = call;
  const endedTicket = { ...ticket, expirationDate: body.expiryDate, endedOn: today };
  return {
    subscriberId,
    person,
    fault: null,
    pricePerMonth: priceOf(ticket),
    isChargedAsRedeemed: isChargedAsRedeemed(endedTicket),
  };
}

function choiceFor(
  { person, tickets }: SubscriberWithTickets,
  { body, now }: PreviewCall,
): { ticket: Candidate } | { fault: ManyFault } {
  if (!person) return { fault: 'SUBSCRIBER_NOT_FOUND' };
  const choice = ticketToChange(body.action, tickets);
  if ('fault' in choice || body.action === 'end') return choice;
  const nextAt = nextPickupCodeAt(choice.ticket.codeSentAt);
  return Temporal.Instant.compare(now, nextAt) < 0 ? { fault: 'PICKUP_CODE_JUST_SENT' } : choice;
}

/** Prices of the first month without an invoice, or of this month when nothing ends. */
async function monthlyPrices(
  database: Database,
  { scope, body, today }: PreviewCall,
): Promise<PriceOf> {
  const month = body.expiryDate
    ? firstOfMonth(body.expiryDate).add({ months: 1 })
    : firstOfMonth(today);
  const products = await productsOn(
    database,
    { tenant: scope.tenant, service: 'company-tickets' },
    month,
  );
  return (ticket) => priceOfTicket(products, ticket, month);
}

/** Added in whole øre: kroner with decimals would not add up exactly. Null when a price is missing. */
function sumOf(entries: readonly Entry[]): number | null {
  const prices = entries.flatMap(({ pricePerMonth }) => pricePerMonth ?? []);
  return prices.length < entries.length ? null : toKroner(sumOfOre(prices.map(kronerToOre)));
}
