import { accessRequestOutcomes } from '@takst/domain/services/onboarding/access-request.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** A request for access, as those see it who may give it. */
export const accessRequest = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  organisationNumber: z.string(),
  /** As the register has it. */
  registeredName: z.string(),
  /** As the person typed it. */
  companyName: z.string(),
  /** The customer with that organisation number; null while there is none. */
  company: z.nullable(z.object({ id, name: z.string() })),
  /** An active user administers the users of that company; without one customer support has the request. */
  hasAdministrator: z.boolean(),
  /** A user with that e-mail in the administrator's companies; null for none. */
  userId: z.nullable(id),
  requestedAt: instant,
  /** The request is erased on this day. */
  deletedOn: calendarDate,
  /** Null while it is open. */
  outcome: z.nullable(z.enum(accessRequestOutcomes)),
  answeredAt: z.nullable(instant),
  /** The name of the user who answered; null where an onboarding did. */
  answeredBy: z.nullable(z.string()),
  /** Why it was rejected, as the person was told. */
  reason: z.nullable(z.string()),
});
export type AccessRequest = z.output<typeof accessRequest>;

/** The parameter of the address of a form that a request fills in. */
export const accessRequestInAddress = 'foresporsel';

/** Answers to a request that cannot be answered, or not any more. */
export const notAnswerable = {
  /** None, or none that this administrator may see. */
  ACCESS_REQUEST_NOT_FOUND: { status: 404 },
  /** Another administrator was first, and this is who. */
  ACCESS_REQUEST_ANSWERED: {
    status: 409,
    details: z.object({
      outcome: z.enum(accessRequestOutcomes),
      answeredBy: z.nullable(z.string()),
    }),
  },
} as const;
