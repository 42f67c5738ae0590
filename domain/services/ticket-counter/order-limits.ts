/** The most tickets, and the most passengers on paper, of one order. */
export const maxTicketsOfOrder = 10_000;

/** After so many days a code that nobody has used, and what nobody has put on a card, is dead (spec 3 §9). */
export const daysToUse = 90;

/** Paper cards are valid for at most so many passengers. */
export const maxPassengersOfCard = 50;

/** Paper begins at the latest so many days after the order. */
export const maxDaysToPaper = 90;

/** A time at which codes go out is at most so many days ahead: they have to be used in time. */
export const maxDaysToSend = 60;

/** Buyers get a reminder this many days before codes expire. */
export const daysBeforeReminder = 14;
