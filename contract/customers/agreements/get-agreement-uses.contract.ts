import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

/** As many as a dialog lists by name. */
export const maxListedUses = 5;

export const getAgreementUses = route({
  method: 'GET',
  path: '/onboarding/company/{id}/agreement/{agreementId}/uses',
  summary:
    'Who uses an agreement after a day (today when left out): how many tickets, subscriptions and persons, and the first by name',
  needs: 'companyAdmin',
  company: 'id',
  query: z.object({ after: z.optional(calendarDate) }),
  reply: z.object({
    tickets: z.int(),
    subscriptions: z.int(),
    persons: z.int(),
    first: z.array(
      z.object({
        id,
        /** Null for a code on a list, a nameless card and paper. */
        firstName: z.nullable(z.string()),
        lastName: z.nullable(z.string()),
        startDate: calendarDate,
        expirationDate: z.nullable(calendarDate),
      }),
    ),
  }),
  refusals: {},
});
