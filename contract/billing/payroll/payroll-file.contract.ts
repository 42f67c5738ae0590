import { payrollValues } from '@takst/domain/billing/payroll/payroll-formats.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

const query = z.strictObject({ month: z.optional(calendarDate) });

/** A value that the payroll system cannot take, and whose it is. */
const fault = z.object({
  subscriberId: z.nullable(id),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  employeeId: z.string(),
  value: z.enum(payrollValues),
});

export const checkPayrollFile = route({
  method: 'GET',
  path: '/api/payroll/file/check/by-company-id/{id}',
  summary: 'What the file for the company’s payroll system would have, and what does not fit in it',
  needs: 'companyTicket',
  company: 'id',
  query,
  reply: z.object({ people: z.int(), totalPrice: z.number(), faults: z.array(fault) }),
  refusals: { NO_PAYROLL_FORMAT: { status: 409 } },
});

export const downloadPayrollFile = route({
  method: 'GET',
  path: '/api/payroll/file/by-company-id/{id}',
  summary: 'What is deducted in a month (today’s without one), for the company’s payroll system',
  needs: 'companyTicket',
  company: 'id',
  query,
  download: 'text/plain',
  reply: z.string(),
  refusals: {
    NO_PAYROLL_FORMAT: { status: 409 },
    /** A number that is cut would be another employee’s or another amount. */
    DOES_NOT_FIT: { status: 422, details: z.object({ faults: z.int() }) },
  },
});
