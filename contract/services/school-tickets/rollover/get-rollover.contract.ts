import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

/** What next year's ticket lies on. */
const nextMedia = ['phone', 'kept-card', 'new-card'] as const;

/** Why nothing is ordered for a pupil. */
const noNextTicketReasons = [
  'NAMELESS_CARD',
  'HAS_NEXT_TICKET',
  'LEAVER',
  'PHONE_NOT_VALID',
] as const;

/** What a school looks at; it decides nothing. */
const rolloverMarks = ['second-year', 'upper-secondary', 'class-to-check'] as const;

/** A pupil whose ticket lasts until this school year ends. */
const rolloverPupil = z.object({
  ticketId: id,
  /** Null on a card without a name. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  className: z.nullable(z.string()),
  nextMedium: z.nullable(z.enum(nextMedia)),
  /** NOK, VAT included, of the first month; null where nothing is sold. */
  pricePerMonth: z.nullable(z.number()),
  /** Null where a ticket is to be ordered. */
  reason: z.nullable(z.enum(noNextTicketReasons)),
  marks: z.array(z.enum(rolloverMarks)),
});
export type RolloverPupil = z.output<typeof rolloverPupil>;

const classMove = z.object({
  from: z.string(),
  /** Null where its pupils leave the school. */
  to: z.nullable(z.string()),
  /** As the rule proposes it, where the school has said something else. */
  proposed: z.nullable(z.string()),
  /** The rule does not know: the school has to look at it. */
  isToCheck: z.boolean(),
});
export type RolloverMove = z.output<typeof classMove>;

export const getRollover = route({
  method: 'GET',
  path: '/schoolticket-api/rollover/by-company-id/{id}',
  summary:
    'What would be ordered for the coming school year: where the classes of a school move, and for each pupil a ticket or why there is none',
  needs: 'school',
  company: 'id',
  reply: z.object({
    /** Null while no coming year may be ordered. */
    year: z.nullable(
      z.object({
        beginsIn: z.int(),
        name: z.string(),
        startDate: calendarDate,
        lastDay: calendarDate,
        /** The last day on which an order comes in time for the first start; null when it has passed. */
        deliveryDay: z.nullable(calendarDate),
      }),
    ),
    /** When the next year opens, where none has. */
    opensOn: z.nullable(calendarDate),
    moves: z.array(classMove),
    pupils: z.array(rolloverPupil),
    /** What a new card costs once, in øre, VAT included; null where it costs nothing or none is made. */
    newCardFeeOre: z.nullable(z.int()),
  }),
  refusals: {},
});
