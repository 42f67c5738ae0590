import * as z from 'zod/mini';
import { pageOf } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { idInPath } from '#platform/calls/scalars.ts';
import { taxPeriodChoices } from '../tax-base/tax-period.schema.ts';
import { taxChange } from './tax-change.schema.ts';

const { year, month } = taxPeriodChoices;

export const listDepartmentTaxChanges = route({
  method: 'GET',
  path: '/freeticket-api/tax-base/changes/by-agreement-number/{agreement}',
  summary: 'The same as a department has them, all of them',
  needs: 'freeTicket',
  params: { agreement: idInPath },
  query: z.strictObject({ year: z.optional(year.schema), month: z.optional(month.schema) }),
  reply: pageOf(taxChange),
  refusals: { AGREEMENT_NOT_FOUND: { status: 404 } },
});
