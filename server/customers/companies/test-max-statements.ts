import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';

/** How many statements the reads of company administration take, where that is not one. */
export const companyStatements: Readonly<Record<string, number>> = {
  // Whether the company is a customer, and the payment deadline of new agreements.
  [getCompanyPrefill.path]: 2,
};
