import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import * as z from 'zod/mini';
import { newAgreementSubtype, newAgreementTerms } from '#customers/agreements/agreement.schema.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import {
  email,
  mobileIfNorwegian,
  mobilePhone,
  personName,
  requiredText,
} from '#platform/calls/text-fields.ts';
import { obstacles } from '#customers/companies/prefill/get-company-prefill.contract.ts';
import { companyAddresses, exampleAddresses } from './onboarding-address.schema.ts';

const administratorName = personName(200, 1);

/** The company's first administrator (spec 1 §5). */
const firstAdministrator = z
  .strictObject({
    email,
    ...mobilePhone,
    firstName: administratorName,
    lastName: administratorName,
  })
  .check(mobileIfNorwegian());

/** Who signs the contract for the company (spec 1 §5). */
const contractSignee = z.strictObject({ name: personName(200, 1), email });

export const onboardCompanyBody = z.strictObject({
  company: z.strictObject({
    /** The customer number; operators other than the main one give their own (spec 1 §5). */
    id: z.optional(requiredText(50)),
    organisationNumber: z
      .string({ error: 'required' })
      .check(z.refine(isOrganisationNumber, { error: 'wrongFormat' })),
    name: requiredText(200),
    ...companyAddresses,
  }),
  agreements: z.array(z.strictObject({ subType: newAgreementSubtype, ...newAgreementTerms })),
  signee: z.optional(contractSignee),
  user: firstAdministrator,
});

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
      ...exampleAddresses,
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
    /** A company with this organisation number is a customer already: this one, unless it was deleted meanwhile. */
    COMPANY_EXISTS: { status: 409, details: z.object({ id: z.nullable(id) }) },
    CUSTOMER_NUMBER_TAKEN: { status: 409 },
    CUSTOMER_NUMBER_MISSING: { status: 422 },
    /** It has a link or a line break, and is not the name in the register. */
    COMPANY_NAME_NOT_VALID: { status: 422 },
    SIGNEE_MISSING: { status: 422 },
    AGREEMENT_IN_CONFLICT: { status: 409 },
    SUBTYPE_NOT_ALLOWED: { status: 422 },
    /** It is no number of its country. */
    PHONE_NOT_VALID: { status: 422 },
    /** The e-mail is that of a user who was deactivated. */
    USER_INACTIVE: { status: 409 },
  },
});
