import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

/** The state of a card, by the alias of its table (`cardState`). */
export const cardStateOf = textByAlias<string>(
  (card) =>
    `travel_cards.state(${card}.made_at, ${card}.deactivated_at, ${card}.cancelled_at, ${card}.anonymised_at)`,
);

/** The card whose number this is: the predicate of `card_number_in_use`. */
export const holdsNumber = textByAlias<SqlBool>(
  (card) =>
    `(${card}.number is not null and ${card}.deactivated_at is null and ${card}.cancelled_at is null)`,
);

/** REQUESTED: the predicate of `cards_to_make`. */
export const isToBeMade = textByAlias<SqlBool>(
  (card) =>
    `(${card}.made_at is null and ${card}.cancelled_at is null and ${card}.deactivated_at is null and ${card}.anonymised_at is null)`,
);

/** CREATED: the predicate of `cards_in_hand`. */
export const isInHand = textByAlias<SqlBool>(
  (card) =>
    `(${card}.made_at is not null and ${card}.cancelled_at is null and ${card}.deactivated_at is null and ${card}.anonymised_at is null)`,
);

/** Its fee is billed, or will be when it is made. */
export const costsFee = textByAlias<SqlBool>(
  (card) => `(${card}.fee_ore > 0 and ${card}.cancelled_at is null)`,
);

/** Its number was not erased yet. */
export const isNotErased = textByAlias<SqlBool>((card) => `${card}.anonymised_at is null`);

const cardKey = textByAlias((card) => `${card}.company_id and card_ticket.card_id = ${card}.id`);

/** Whether a ticket on the card is active or pending. */
export const isCardInUse = (card: string, today: Temporal.PlainDate): RawBuilder<boolean> => sql`
  exists (select from tickets.ticket as card_ticket
           where card_ticket.company_id = ${cardKey(card)} and ${isCurrentEntry('card_ticket', today)})`;
