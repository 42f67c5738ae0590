import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { personName, requiredText } from '#platform/calls/text-fields.ts';

/** As long as the longest that an order allows: an edit is held to its limits where it changes a text (spec 3 §5). */
const longestText = 100;
const name = z.optional(z.nullable(personName(longestText, 1)));
const text = z.optional(z.nullable(requiredText(longestText)));

/** Fields that are missing stay as they are; null is what is not known. */
const pupilFields = {
  firstName: name,
  lastName: name,
  className: text,
  /** What is written on a card; the name of a pupil on a card that had none. */
  cardName: name,
  studentId: text,
};

export const editPupilBody = z
  .strictObject({
    ...pupilFields,
    /** What the user saw; without it the pupil is changed whatever they are now. */
    previous: z.optional(z.strictObject(pupilFields)),
  })
  .check(
    z.refine(({ firstName, lastName }) => (firstName === undefined) === (lastName === undefined), {
      error: 'required',
      path: ['lastName'],
    }),
  );

/** The edit call of the specification, whatever the ticket lies on (spec 3 §7). */
export const editPupil = route({
  method: 'PUT',
  path: '/schoolticket-api/travel-card/{id}/',
  summary:
    'Changes name, class, student number and card name of the pupil of a school ticket, by its id, as far as they may be changed',
  needs: 'school',
  body: editPupilBody,
  example: { firstName: 'Ny', lastName: 'Elev', className: '8A' },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** Another user has changed the pupil since. */
    TICKET_CHANGED_SINCE: { status: 409 },
    NAME_NOT_EDITABLE: { status: 409 },
    CLASS_NAME_NOT_EDITABLE: { status: 409 },
    /** The ticket is on a phone, the card has no name of ours, or it is blocked. */
    CARD_NAME_NOT_EDITABLE: { status: 409 },
    STUDENT_ID_NOT_EDITABLE: { status: 409 },
    /** First and last name together have at most 50 characters; a single word is no name. */
    INVALID_NAME: { status: 422 },
    INVALID_CLASS_NAME: { status: 422 },
    INVALID_CARD_NAME: { status: 422 },
    INVALID_STUDENT_ID: { status: 422 },
    /** "Denne eleven har allerede en skolebillett i aktuelt tidsrom" (spec 3 §8). */
    CONFLICTING_TICKET: { status: 422 },
  },
});
