import type { SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/** A delivery that was cancelled or refunded: nobody pays for it. */
export const isTakenBack = textByAlias<SqlBool>(
  (delivery) => `(${delivery}.cancelled_at is not null or ${delivery}.refunded_at is not null)`,
);

/** A delivery that somebody pays for, once it is made. */
export const isPaidFor = textByAlias<SqlBool>(
  (delivery) =>
    `(${delivery}.cancelled_at is null and ${delivery}.refunded_at is null and ${delivery}.problem is null)`,
);

/** Cancelled and not refunded: its page says which. */
export const isCancelledDelivery = textByAlias<SqlBool>(
  (delivery) => `(${delivery}.cancelled_at is not null)`,
);

/** An order that still says who ordered it and what for. */
export const isNotForgotten = textByAlias<SqlBool>((order) => `${order}.anonymised_at is null`);
