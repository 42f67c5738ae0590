import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import {
  coveredUser,
  coveredUserFields,
  coverRefusals,
  exampleCover,
  hasMobilePhone,
} from './covered-user.schema.ts';

export const coverUser = route({
  method: 'POST',
  path: '/ticketoffice-api/company/{id}/covered-users',
  summary: 'Adds somebody whose purchases in the app the company pays for',
  needs: 'ticketCounter.companyPays',
  company: 'id',
  body: z.strictObject(coveredUserFields).check(hasMobilePhone()),
  example: exampleCover,
  reply: coveredUser,
  refusals: coverRefusals,
});
