import type { CardRequestFilter } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { cardStateOf, isCardInUse, isInHand, isToBeMade } from '../card/card-state.query.ts';
import { holderOfTicket, nameOnCard, ticketOnCard } from '../card/ticket-on-card.query.ts';

export type CardRequestRow = {
  readonly id: number;
  readonly requestedAt: Temporal.Instant;
  readonly replacementCount: number;
  readonly manufacturedAt: Temporal.Instant | null;
  readonly cardNumber: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly agreementNumber: number;
  readonly productId: string;
  readonly profileId: string;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cardName: string | null;
  readonly dateOfBirth: Temporal.PlainDate | null;
  readonly state: CardState;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly secondZoneFrom: string | null;
  readonly secondZoneTo: string | null;
  readonly replacementReason: ReplacementReason | null;
  readonly replacedCardNumber: string | null;
  readonly hasPostAddress: boolean;
};

type RequestsOf = { readonly scope: CompanyScope; readonly today: Temporal.PlainDate };

/** What needs action: a card that waits for its number, or one whose last ticket is over. */
const conditions = (today: Temporal.PlainDate): Record<CardRequestFilter, RawBuilder<SqlBool>> => ({
  requested: isToBeMade('card'),
  'past-expiry': sql`(${isInHand('card')} and not ${isCardInUse('card', today)})`,
});

const needsAction = (today: Temporal.PlainDate): RawBuilder<SqlBool> =>
  sql`(${sql.join(Object.values(conditions(today)), sql` or `)})`;

/** The cards that need action, by a search over who has them. The company of a scope may be every one of the operator. */
export const cardRequests = (
  database: Database,
  { scope, today, filter }: RequestsOf & { readonly filter: CardRequestFilter | null },
  { words, sort }: Chosen,
): ListRows<CardRequestRow> =>
  rowsAtOnce(async (bounds) => {
    const direction = sort?.isDescending ? sql`desc` : sql`asc`;
    const oldestFirst = sql`page.requested_at, page.id`;
    const { totalEntries, matches } = await pageWithTotal<{ id: number }>(database, {
      ...bounds,
      matched: sql`
        select card.id, card.requested_at, ${sort?.key ?? sql`null`} as key
          from travel_cards.card
          join companies.company on company.id = card.company_id
          join ${ticketOnCard}
          left join ${holderOfTicket}
         where ${withinScope(scope, 'card')}
           and ${filter ? conditions(today)[filter] : needsAction(today)}
           and text.lower_case(concat_ws(' ', holder.searched, holder.card_name, company.name, card.number, ticket.id))
               like all (${sql.val(words.map(anywhere))}::text[])`,
      order: sort ? sql`page.key ${direction} nulls last, ${oldestFirst}` : oldestFirst,
      entry: sql`select page.id`,
    });
    const ids = matches.map(({ id }) => id);
    const rows = await cardRequestsWithIds(database, scope, ids);
    const byCard = new Map(rows.map(({ cardId, ...row }) => [cardId, row]));
    return { totalEntries, matches: ids.flatMap((id) => byCard.get(id) ?? []) };
  });

/** What the columns are sorted by. */
export const cardRequestKeys = {
  requestedAt: sql`card.requested_at`,
  cardName: sql`holder.sorted`,
  company: sql`company.sorted`,
  startDate: sql`ticket.start_date`,
} as const;

/** How many cards need action, in all and by filter. */
export async function countCardRequests(
  database: Database,
  { scope, today }: RequestsOf,
): Promise<{ all: number; counts: Record<CardRequestFilter, number> }> {
  const by = conditions(today);
  const { rows } = await sql<{ requested: number; pastExpiry: number }>`
    select count(*) filter (where ${by.requested})::int as requested,
           count(*) filter (where ${by['past-expiry']})::int as "pastExpiry"
      from travel_cards.card
     where ${withinScope(scope, 'card')} and (${isToBeMade('card')} or ${isInHand('card')})`.execute(
    tablesOf(database),
  );
  const { requested = 0, pastExpiry = 0 } = rows[0] ?? {};
  return { all: requested + pastExpiry, counts: { requested, 'past-expiry': pastExpiry } };
}

async function cardRequestsWithIds(
  database: Database,
  scope: CompanyScope,
  cardIds: readonly number[],
): Promise<(CardRequestRow & { readonly cardId: number })[]> {
  const { rows } = await sql<CardRequestRow & { cardId: number }>`
    select card.id as "cardId", ticket.id, card.requested_at as "requestedAt",
           card.replacement_count as "replacementCount", card.made_at as "manufacturedAt",
           card.number as "cardNumber", card.company_id as "companyId", company.name as "companyName",
           ticket.agreement_id as "agreementNumber", ticket.product_id as "productId",
           ticket.profile_id as "profileId", ticket.start_date as "startDate",
           ticket.expiration_date as "expirationDate", holder.employee_id as "employeeId",
           holder.first_name as "firstName", holder.last_name as "lastName", ${nameOnCard} as "cardName",
           holder.birth_date as "dateOfBirth", ${cardStateOf('card')} as state,
           ticket.zone_from as "zoneFrom", ticket.zone_to as "zoneTo",
           ticket.second_zone_from as "secondZoneFrom", ticket.second_zone_to as "secondZoneTo", card.reason as "replacementReason",
           replaced.number as "replacedCardNumber", company.post_address is not null as "hasPostAddress"
      from travel_cards.card
      join companies.company on company.id = card.company_id
      join ${ticketOnCard}
      left join ${holderOfTicket}
      left join travel_cards.card as replaced
        on replaced.company_id = card.company_id and replaced.id = card.replaces_id
     where ${withinScope(scope, 'card')} and card.id = any(${sql.val([...cardIds])}::bigint[])`.execute(
    tablesOf(database),
  );
  return rows;
}
