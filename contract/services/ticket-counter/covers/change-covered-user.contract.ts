import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import {
  coveredUser,
  coveredUserFields,
  coverRefusals,
  exampleCover,
  hasMobilePhone,
} from './covered-user.schema.ts';

export const changeCoveredUser = route({
  method: 'PUT',
  path: '/ticketoffice-api/company/{id}/covered-users/{coveredUserId}',
  summary: 'Changes somebody whose purchases in the app the company pays for',
  needs: 'ticketCounter.companyPays',
  company: 'id',
  body: z.strictObject({ ...coveredUserFields, version: seenVersion }).check(hasMobilePhone()),
  example: exampleCover,
  reply: coveredUser,
  refusals: {
    COVERED_USER_NOT_FOUND: { status: 404 },
    ...coverRefusals,
    /** Another user has changed it since; `user` is as they left it. */
    COVERED_USER_CHANGED_SINCE: changedSince({ user: coveredUser }),
  },
});
