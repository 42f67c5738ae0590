import { rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import { userStatuses } from '@takst/domain/customers/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** Who works for a company in the portal. */
const companyAdministrator = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(rolesInUserView)),
  status: z.enum(userStatuses),
  invitedUntil: z.nullable(instant),
  /** Null for who never has. */
  lastSignInAt: z.nullable(instant),
});
export type CompanyAdministrator = z.output<typeof companyAdministrator>;

export const getCompanyOverview = route({
  method: 'GET',
  path: '/onboarding/company/{id}/overview',
  summary: 'How a company uses the portal: its agreements in use, and its administrators',
  needs: 'companyAdmin',
  company: 'id',
  reply: z.object({
    customerSince: calendarDate,
    /** Agreements in use today or later. */
    agreements: z.array(
      z.object({ id, tickets: z.int(), subscriptions: z.int(), persons: z.int() }),
    ),
    /** Those who may sign in first; at most 50. */
    administrators: z.array(companyAdministrator),
  }),
  readsStandby: true,
  refusals: {},
});
