import { isOrganisationNumber } from '@takst/domain/companies/organisation-number.rules.ts';
import * as z from 'zod/mini';
import { agreementTerms, newAgreementSubtype } from '#agreements/agreement.schema.ts';
import { mobileIfNorwegian, mobilePhone } from '#company-tickets/person-fields.schema.ts';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { rejectLinks } from '#users/person-name.schema.ts';
import { obstacles } from './get-company-prefill.contract.ts';
import { companyAddresses, exampleAddress } from './onboarding-address.schema.ts';

const text = (max: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'maxLength' }),
    );
const email = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.email({ error: 'wrongFormat' }),
    z.maxLength(200, { error: 'maxLength' }),
  );

const userName = text(200).check(rejectLinks());

/** The company's first administrator (spec 1 §5). */
export const firstAdministrator = z
  .strictObject({ email, ...mobilePhone, firstName: userName, lastName: userName })
  .check(mobileIfNorwegian());

/** Who signs the contract for the company (spec 1 §5). */
export const contractSignee = z.strictObject({ name: text(200), email });

export const onboardCompanyBody = z.strictObject({
  company: z.strictObject({
    /** The customer number; operators other than the main one give their own (spec 1 §5). */
    id: z.optional(text(50)),
    organisationNumber: z
      .string({ error: 'required' })
      .check(z.refine(isOrganisationNumber, { error: 'wrongFormat' })),
    name: text(200),
    ...companyAddresses,
  }),
  agreements: z.array(z.strictObject({ subType: newAgreementSubtype, ...agreementTerms })),
  signee: z.optional(contractSignee),
  user: firstAdministrator,
});
export type OnboardCompanyBody = z.output<typeof onboardCompanyBody>;

export const onboardCompany = route({
  method: 'POST',
  path: '/onboarding/admin-onboard',
  summary: 'Makes a company with its agreements and its first administrator, who gets an e-mail',
  needs: 'companyAdmin',
  body: onboardCompanyBody,
  example: {
    company: {
      organisationNumber: '985615616',
      name: 'Ny bedrift AS',
      billAddress: exampleAddress,
      postAddress: exampleAddress,
      visitAddress: exampleAddress,
    },
    agreements: [{ subType: 'TICKETOFFICE', invoicingInterval: 'WEEKLY' }],
    signee: { name: 'Sign Ert', email: 'sign@ny.example' },
    user: {
      email: 'leder@ny.example',
      phoneCountryCode: '+47',
      phone: '46999999',
      firstName: 'Ny',
      lastName: 'Leder',
    },
  },
  reply: z.object({ id }),
  refusals: {
    /** The register does not know it. */
    COMPANY_NOT_FOUND: { status: 404 },
    MAY_NOT_BECOME_CUSTOMER: { status: 410, details: z.object({ obstacle: z.enum(obstacles) }) },
    /** A company with this organisation number is a customer already. */
    COMPANY_EXISTS: { status: 409 },
    CUSTOMER_NUMBER_TAKEN: { status: 409 },
    CUSTOMER_NUMBER_MISSING: { status: 422 },
    SIGNEE_MISSING: { status: 422 },
    AGREEMENT_IN_CONFLICT: { status: 409 },
    SUBTYPE_NOT_ALLOWED: { status: 422 },
    /** It is no number of its country. */
    PHONE_NOT_VALID: { status: 422 },
    /** The e-mail is that of a user who was deactivated. */
    USER_INACTIVE: { status: 409 },
  },
});
