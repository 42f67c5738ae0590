import { maxMonthLimitOre } from '@takst/domain/services/ticket-counter/counter-limits.ts';
import * as z from 'zod/mini';
import { id, ore } from '#platform/calls/scalars.ts';
import { mobileIfNorwegian, mobilePhone, personName } from '#platform/calls/text-fields.ts';

/** A person whose purchases in the app a company pays for (spec 3 §3). */
export const coveredUser = z.object({
  id,
  name: z.string(),
  /** The national number. */
  phone: z.string(),
  /** With its plus. */
  phoneCountryCode: z.string(),
  invoiceReferenceId: id,
  invoiceReference: z.string(),
  /** Of purchases in a calendar month, in øre; null for no limit. */
  limitOre: z.nullable(ore),
  /** A digest of the above. A change sends the digest that the user saw. */
  version: z.string(),
});
export type CoveredUser = z.output<typeof coveredUser>;

/** The fields of a covered person (spec 3 §5, §7), with the monthly limit. */
export const coveredUserFields = {
  invoiceReferenceId: z.int({ error: 'required' }).check(z.positive({ error: 'required' })),
  name: personName(100, 2),
  ...mobilePhone,
  limitOre: z._default(
    z.nullable(
      z
        .int({ error: 'required' })
        .check(
          z.minimum(1, { error: 'minValue' }),
          z.maximum(maxMonthLimitOre, { error: 'maxValue' }),
        ),
    ),
    null,
  ),
};
export const hasMobilePhone = mobileIfNorwegian;

/** Why the company cannot cover the person. */
export const coverRefusals = {
  REFERENCE_NOT_FOUND: { status: 422 },
  PHONE_NOT_MOBILE: { status: 422 },
  /** The company pays for this phone already; names the covered person. */
  PHONE_COVERED: { status: 409, details: z.object({ name: z.string() }) },
} as const;

export const exampleCover = {
  invoiceReferenceId: 1,
  name: 'Runa Sandvik',
  phoneCountryCode: '+47',
  phone: '46000001',
  limitOre: 100_000,
} as const;
