import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** A card of a company that waits for its number. */
const requestedCard = z.object({
  /** The ticket on the card. */
  id,
  /** Null for a nameless card. */
  cardName: z.nullable(z.string()),
  requestedAt: instant,
  startDate: calendarDate,
  /** The card that it replaces, which is blocked in the card system. */
  replacedCardNumber: z.nullable(z.string()),
});
export type RequestedCard = z.output<typeof requestedCard>;

const { maxEntries, offset } = pageQuery.shape;

export const listRequestedCards = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/requested/by-company-id/{id}',
  company: 'id',
  summary: 'The travel cards of a company that wait for their numbers, the oldest request first',
  needs: 'travelCards',
  query: z.strictObject({ maxEntries, offset }),
  reply: pageOf(requestedCard),
  refusals: {},
});
