import * as z from 'zod/mini';
import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { companyFacts } from '#customers/companies/user-company.schema.ts';
import { id } from '#platform/calls/scalars.ts';

/** One row of the company list (spec 1 §2.3). */
export const companyEntry = z.object({
  id,
  /** What the operator calls the customer; the id where it has no number of its own. */
  customerNumber: z.string(),
  name: z.string(),
  organisationNumber: z.string(),
  /** The types of its agreements, for the badges. */
  agreementTypes: z.array(z.enum(agreementSubtypes)),
});
export type CompanyEntry = z.output<typeof companyEntry>;

/** A company with what the company page shows (spec 1 §3). */
export const company = z.object(companyFacts);
export type Company = z.output<typeof company>;
