import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

const changeAgreementEndBody = z.strictObject({
  /** The last day on which it is valid; null for none. */
  endDate: z.nullable(calendarDate),
  /** What the user saw. */
  previousEndDate: z.nullable(calendarDate),
});

export const changeAgreementEnd = route({
  method: 'PUT',
  path: '/onboarding/company/{id}/agreement/{agreementId}/end-date',
  summary: 'Gives an agreement an end date, another one or none; tickets under it go on',
  needs: 'companyAdmin',
  company: 'id',
  body: changeAgreementEndBody,
  example: { endDate: '2026-12-31', previousEndDate: null },
  reply: z.object({ id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** Before today or before the agreement begins. */
    END_DATE_NOT_OFFERED: { status: 422 },
    /** Another user has changed it since; `endDate` is what is saved now. */
    HAS_CHANGED: changedSince({ endDate: z.nullable(calendarDate) }),
  },
});
