import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { benefitFile, benefitFileChoice, reportingFile } from './benefit-file.schema.ts';
import { checkBenefitFile } from './check-benefit-file.contract.ts';

export const makeBenefitFile = route({
  method: 'POST',
  path: '/freeticket-api/payroll-file/by-company-id/{id}',
  summary:
    'Makes a file with the taxable benefit for the company’s payroll system, and remembers what it tells',
  needs: 'freeTicket',
  company: 'id',
  body: z.strictObject({
    ...benefitFileChoice,
    /** Changes of earlier months are left out; without it they go back three years. */
    from: z.optional(calendarDate),
    /** The file that the user has seen to tell of the same month, which a file of the whole month takes the place of. */
    replacesId: z._default(z.nullable(id), null),
  }),
  example: { kind: 'month', month: '2026-02-01' },
  reply: benefitFile,
  refusals: {
    ...checkBenefitFile.refusals,
    /** A file has told of the month already: what has changed since is a file of kind `changes`. */
    MONTH_REPORTED: { status: 409, details: reportingFile },
    NOTHING_TO_REPORT: { status: 409 },
    /** A number that is cut would be another employee’s or another amount. */
    DOES_NOT_FIT: { status: 422, details: z.object({ faults: z.int() }) },
  },
});
