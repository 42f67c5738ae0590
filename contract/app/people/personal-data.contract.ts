import {
  erasureReasons,
  keptReasons,
  personKinds,
  personRequestKinds,
  personRequestStates,
} from '@takst/domain/platform/personal-data/person-facts.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';

/** Of any country, also of one whose phones the operator takes no more. */
const phoneNumber = z
  .string({ error: 'required' })
  .check(z.regex(/^\+[1-9]\d{4,16}$/, { error: 'wrongFormat' }));

/** Why, and the number of the case in which it was asked: names have no place in it. */
export const personRequest = z.strictObject({
  phoneNumber,
  reason: z.enum(erasureReasons, { error: 'required' }),
  caseNumber: z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.regex(/^[A-Z]{0,5}[-/ ]?\d[\d\-/]{0,19}$/i, { error: 'wrongFormat' }),
    ),
});

const personRow = z.object({
  /** Its place among the rows of the answer. */
  id: z.int(),
  kind: z.enum(personKinds),
  /** Null for what belongs to no company. */
  company: z.nullable(z.object({ id, name: z.string() })),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  end: z.enum(['in-force', 'erased', ...keptReasons]),
});
export type PersonRow = z.output<typeof personRow>;

export const findPersonalData = route({
  // The number stands in the body, and so in no log.
  method: 'POST',
  path: '/personal-data-api/find',
  summary:
    'What the operator knows of the person with a phone number, in all companies and services',
  needs: 'companyAdmin',
  changesNothing: true,
  body: z.strictObject({ number: phoneNumber }),
  example: { number: '+4746000001' },
  reply: z.object({ rows: z.array(personRow) }),
  refusals: {},
});

export const exportPersonalData = route({
  method: 'POST',
  path: '/personal-data-api/export',
  summary: 'The same as one file that people and machines can read, for the person; it is recorded',
  needs: 'companyAdmin',
  body: personRequest,
  example: { phoneNumber: '+4746000001', reason: 'asked-by-person', caseNumber: 'SAK-1201' },
  /** The name of the file, and its text: JSON in the language of the caller. */
  reply: z.object({ fileName: z.string(), text: z.string() }),
  refusals: { PERSON_NOT_FOUND: { status: 404 } },
});

export const erasePersonalData = route({
  method: 'POST',
  path: '/personal-data-api/erase',
  summary: 'Erases the person with a phone number in all companies, by a job; it is recorded',
  needs: 'companyAdmin',
  body: personRequest,
  example: { phoneNumber: '+4746000002', reason: 'asked-by-person', caseNumber: 'SAK-1202' },
  reply: z.object({ id }),
  refusals: {
    PERSON_NOT_FOUND: { status: 404 },
    /** Something has to be ended first: `findPersonalData` says what. */
    STILL_IN_FORCE: { status: 409, details: z.object({ kinds: z.array(z.enum(personKinds)) }) },
  },
});

const personRequestEntry = z.object({
  id,
  kind: z.enum(personRequestKinds),
  reason: z.enum(erasureReasons),
  caseNumber: z.string(),
  requestedAt: instant,
  requestedBy: z.string(),
  state: z.enum(personRequestStates),
  /** How many things were in the file, or were erased. */
  count: z.nullable(z.int()),
  /** How many stayed, each with a reason. */
  keptCount: z.nullable(z.int()),
});
export type PersonRequestEntry = z.output<typeof personRequestEntry>;

export const listPersonRequests = route({
  method: 'GET',
  path: '/personal-data-api/requests',
  summary: 'Files and erasures of people that were asked for, newest first, without the people',
  needs: 'companyAdmin',
  query: pageQuery,
  reply: pageOf(personRequestEntry),
  refusals: {},
});
