import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { payrollRows } from './list-payroll-changes.contract.ts';

export const downloadPayrollChanges = route({
  method: 'GET',
  path: '/api/payroll/changes/csv/by-company-id/{id}',
  summary: 'The payroll changes of a list, all pages, as a file with the company’s delimiter',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject(payrollRows),
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: {},
});
