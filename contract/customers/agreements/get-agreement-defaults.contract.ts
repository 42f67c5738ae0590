import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const getAgreementDefaults = route({
  method: 'GET',
  path: '/onboarding/agreement-defaults',
  summary: 'What new agreements of the operator begin with today',
  needs: 'companyAdmin',
  reply: z.object({ paymentDeadlineDays: z.int() }),
  refusals: {},
});
