import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { payrollChange } from './payroll-change.schema.ts';

export const payrollSorts = ['month', 'lastName', 'employeeId', 'price'] as const;

/** Which changes, and their order: from a month (today's without one) and six more, or of one of them alone. */
export const payrollRows = {
  ...rowsQuery(changeTypes, payrollSorts),
  from: z.optional(calendarDate),
  month: z.optional(calendarDate),
};
export type PayrollRows = z.output<z.ZodMiniObject<typeof payrollRows>>;

export const listPayrollChanges = route({
  method: 'GET',
  path: '/api/payroll/changes/by-company-id/{id}',
  summary: 'What changes in the payroll deductions of a company, for a month and the six after it',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...payrollRows }),
  reply: pageOf(payrollChange),
  refusals: {},
});
