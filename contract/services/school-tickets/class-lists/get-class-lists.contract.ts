import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { schoolTicketList } from '../list/school-ticket-list.contract.ts';
import { schoolTicket } from '../school-ticket.schema.ts';

/** Twice the largest school: more would be cut off in silence, or print for an hour. */
export const maxTicketsOfClassLists = 4_000;

const { year, className } = schoolTicketList.choices;

/** A ticket on a class list: what a teacher hands out, and whether the pupil has it. */
const classListTicket = z.extend(
  z.pick(schoolTicket, {
    id: true,
    status: true,
    startDate: true,
    expirationDate: true,
    mediaType: true,
    pickupCode: true,
    downloadedToPhone: true,
    travelCardState: true,
    cardNumber: true,
  }),
  {
    /** It is valid to either home of the pupil. */
    hasTwoHomes: z.boolean(),
  },
);
export type ClassListTicket = z.output<typeof classListTicket>;

/** A pupil with the tickets that are active or pending: two where one goes on in other zones. */
const classListPupil = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  studentId: z.nullable(z.string()),
  tickets: z.array(classListTicket),
});
export type ClassListPupil = z.output<typeof classListPupil>;

/** The pupils of a class, in Norwegian order of their names. */
const classList = z.object({ className: z.string(), pupils: z.array(classListPupil) });
export type ClassList = z.output<typeof classList>;

export const getClassLists = route({
  method: 'GET',
  path: '/schoolticket-api/class-lists/by-company-id/{id}',
  summary:
    'The pupils of a school year by class, with card or pickup code and whether the app has fetched it; without a year those of the year in force',
  needs: 'school',
  company: 'id',
  query: z.strictObject({
    year: z.optional(year.schema),
    className: z.optional(className.schema),
  }),
  reply: z.object({
    /** Null at an operator without school years. */
    year: z.nullable(z.object({ year: z.int(), name: z.string() })),
    lists: z.array(classList),
    /** What was left out, and why. */
    leftOut: z.object({
      /** Pupils all of whose tickets have ended or were cancelled. */
      endedPupils: z.int(),
      /** Cards on which no name is written yet: they are in no class. */
      namelessCards: z.int(),
    }),
  }),
  refusals: {
    /** A year or a class that would be cut off; with the most tickets that come at once. */
    TOO_MANY_TICKETS: { status: 422, details: z.object({ max: z.int() }) },
  },
});
