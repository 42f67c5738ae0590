import { isChargedAsHandedOut } from '@takst/domain/catalogue/products/charged-months.rules.ts';
import {
  type ChoiceFault,
  ticketToChange,
} from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import type { EndRefusal } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';
import { isHandedOut, ruledTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { LoadedPerson } from './load-people.ts';
import { monthlyPriceOf } from './monthly-price.ts';

type EndInput = {
  readonly lastDay: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  readonly products: readonly PricedProduct[];
};

export type EndOfTicket = Parameters<Tickets['end']['save']>[1][number];

/**
 * Decides by the rule of the single end which ticket of a person ends and what that saves a month, or why none ends.
 * `tickets.end.save` writes any number of accepted ends.
 */
export function decideEnd(
  { end }: Pick<Tickets, 'end'>,
  { tickets }: Pick<LoadedPerson, 'tickets'>,
  { lastDay, today, products }: EndInput,
):
  | {
      readonly accepted: EndOfTicket;
      /** From the first month without an invoice on; null when no price is on file. */
      readonly savedOre: number | null;
      /** That month is invoiced anyway. */
      readonly isChargedAsHandedOut: boolean;
    }
  | { readonly refused: ChoiceFault | EndRefusal } {
  const choice = ticketToChange(
    'end',
    tickets.map((loadedTicket) => ({ ...ruledTicket(loadedTicket.row, today), loadedTicket })),
  );
  if ('fault' in choice) return { refused: choice.fault };
  const { loadedTicket, ...ticket } = choice.ticket;
  const decision = end.decide(loadedTicket, { lastDay });
  if ('refused' in decision) return { refused: decision.refused.code };
  return {
    accepted: decision.accepted,
    savedOre: monthlyPriceOf(products, loadedTicket.row, firstOfMonth(lastDay).add({ months: 1 })),
    isChargedAsHandedOut: isChargedAsHandedOut({
      ...ticket,
      isHandedOut: isHandedOut(loadedTicket.row),
      expirationDate: lastDay,
      endedOn: today,
    }),
  };
}
