import { payrollValues } from '@takst/domain/billing/payroll/payroll-formats.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { benefitFileChoice, reportingFile } from './benefit-file.schema.ts';

/** A person whose ticket keeps their benefit out of a file. */
const person = z.object({
  ticketId: id,
  employeeId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});

export const checkBenefitFile = route({
  method: 'GET',
  path: '/freeticket-api/payroll-file/check/by-company-id/{id}',
  summary:
    'What a file with the taxable benefit would tell the company’s payroll system, what it leaves out, and what does not fit in it',
  needs: 'freeTicket',
  company: 'id',
  query: z.strictObject({ ...benefitFileChoice, from: z.optional(calendarDate) }),
  exampleQuery: { kind: 'month', month: '2026-02-01' },
  reply: z.object({
    /** Employee numbers with a record. */
    people: z.int(),
    /** In kroner, as other amounts here. */
    total: z.number(),
    /** The months with something to tell, oldest first. */
    months: z.array(
      z.object({
        month: calendarDate,
        /** Something in it may still change. */
        isOpen: z.boolean(),
        /** A file has told of it before. */
        isReported: z.boolean(),
        total: z.number(),
      }),
    ),
    /** Lines whose employee number is erased. */
    withoutNumber: z.object({ lines: z.int(), total: z.number() }),
    /** Tickets without a taxable amount, as no retail price is on file: the first of them. */
    untaxed: z.object({ lines: z.int(), people: z.array(person) }),
    /** Lines for which the own share leaves nothing to tax. */
    nothingLeft: z.int(),
    /** What does not fit: no file is made. */
    faults: z.array(z.extend(person, { value: z.enum(payrollValues) })),
    /** The newest file that has told of the month of a file of kind `month`: that one would be told twice. */
    reportedBy: z.nullable(reportingFile),
  }),
  refusals: {
    /** No payroll system is set, or no pay code for the benefit. */
    NO_PAYROLL_FORMAT: { status: 409 },
    MONTH_NOT_OFFERED: {
      status: 422,
      details: z.object({ first: calendarDate, last: calendarDate }),
    },
  },
});
