import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { departmentShares } from './own-share.schema.ts';

/** More is a slip of the hand: no ticket costs so much. */
export const maxOwnShareOre = 10_000_00;

export const setOwnShare = route({
  method: 'PUT',
  path: '/freeticket-api/company/{companyId}/own-share',
  summary:
    'Sets what the employees of a department pay for each ticket in a month, from a month on; it is deducted from the taxable benefit',
  needs: 'freeTicket',
  company: 'companyId',
  body: z.strictObject({
    /** The department. */
    agreementNumber: id,
    /** A day of the month from which it holds. */
    validFrom: calendarDate,
    amountOre: z
      .int({ error: 'required' })
      .check(z.minimum(0, { error: 'minValue' }), z.maximum(maxOwnShareOre, { error: 'maxValue' })),
    version: seenVersion,
  }),
  example: { agreementNumber: 500001, validFrom: '2026-04-01', amountOre: 10000 },
  reply: departmentShares,
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** The month is closed, or too far ahead; `first` and `last` are offered. */
    MONTH_NOT_OFFERED: {
      status: 422,
      details: z.object({ first: calendarDate, last: calendarDate }),
    },
    /** Another user has changed the amounts of the department since; `department` has theirs. */
    OWN_SHARE_CHANGED_SINCE: changedSince({ department: departmentShares }),
  },
});
