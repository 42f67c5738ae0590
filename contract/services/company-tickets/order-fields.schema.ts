import { defaultProfileId } from '@takst/domain/catalogue/products/profiles.rules.ts';
import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
import { holderName } from '#platform/calls/text-fields.ts';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { zoneName } from './zone-fields.schema.ts';

/** What every order of a ticket says, by an administrator or by the person who gets it (docs/decisions/0089). */
export const orderFields = {
  /** The service of the agreement decides how long it is at least. */
  employeeId,
  firstName: holderName,
  lastName: holderName,
  startDate: calendarDate,
  /** Zone names; both null when the ticket is for all zones. */
  zoneFrom: zoneName,
  zoneTo: zoneName,
  validAllZones: z._default(z.boolean(), false),
  /** The product whose price the user has seen; any other one is refused. */
  productId: z.optional(z.string().check(z.minLength(1))),
  profileId: z._default(z.string().check(z.minLength(1)), defaultProfileId),
};

/** The phone has a ticket, or had one too recently. */
export const heldTicketRefusals = {
  TICKET_ALREADY_HELD: { status: 409 },
  /** Dates under the wire's own names (spec 2 §8, domain: Quarantine). */
  START_DATE_IN_QUARANTINE: {
    status: 409,
    details: z.object({
      expectedQuaranteenEndDate: calendarDate,
      lastOrder: z.object({ expirationDate: calendarDate }),
    }),
  },
} as const;

/** What is ordered cannot be ordered, by anybody. */
export const notOfferedRefusals = {
  AGREEMENT_NOT_VALID: { status: 422 },
  START_DATE_NOT_OFFERED: { status: 422 },
  ZONES_NOT_OFFERED: { status: 422 },
  PROFILE_NOT_OFFERED: { status: 422 },
  PRODUCT_NOT_OFFERED: { status: 422 },
} as const;
