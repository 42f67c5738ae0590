import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

/** An address of the register; a field that it does not have is empty, to be filled in. */
const prefillAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  postCode: z.string(),
  postArea: z.string(),
  countryCode: z.literal('NO'),
});
export type PrefillAddress = z.output<typeof prefillAddress>;

export const obstacles = [
  'deleted',
  'removed',
  'bankrupt',
  'being-wound-up',
  'forced-dissolution',
  'sub-unit',
] as const;

/** The register being down, slow or not understood is UNAVAILABLE (503). */
export const getCompanyPrefill = route({
  method: 'GET',
  path: '/onboarding/company/create-prefill/{orgNumber}',
  summary: 'What the national company register says of a unit that is to become a customer',
  needs: 'companyAdmin',
  reply: z.object({
    name: z.string(),
    organisationNumber: z.string(),
    /** Null where the register has none in Norway. */
    billAddress: z.nullable(prefillAddress),
    postAddress: z.nullable(prefillAddress),
    visitAddress: z.nullable(prefillAddress),
    /** With which payment deadline its agreements begin. */
    paymentDeadlineDays: z.int(),
  }),
  refusals: {
    /** Not nine digits, or the last is not the check digit (spec 1 §8). */
    ORGANISATION_NUMBER_NOT_VALID: { status: 400 },
    COMPANY_NOT_FOUND: { status: 404 },
    /** It is a customer already: this one. */
    COMPANY_EXISTS: { status: 409, details: z.object({ id }) },
    MAY_NOT_BECOME_CUSTOMER: { status: 410, details: z.object({ obstacle: z.enum(obstacles) }) },
  },
});
export type CompanyPrefill = z.output<typeof getCompanyPrefill.reply>;

/** What the register knows of a company. */
export type RegisteredCompany = Omit<CompanyPrefill, 'paymentDeadlineDays'>;
