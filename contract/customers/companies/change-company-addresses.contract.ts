import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { companyAddresses, exampleAddresses } from './onboarding-address.schema.ts';

export const changeCompanyAddressesBody = z.strictObject(companyAddresses);
export type ChangeCompanyAddressesBody = z.output<typeof changeCompanyAddressesBody>;

export const changeCompanyAddresses = route({
  method: 'PUT',
  path: '/onboarding/company/{id}/address',
  summary: 'Gives a company new addresses for invoices, post and visits',
  needs: 'companyAddresses',
  company: 'id',
  body: changeCompanyAddressesBody,
  example: exampleAddresses,
  reply: z.object({ id }),
  refusals: {
    /** Contractors keep their addresses (spec 1 §6). */
    CONTRACTOR: { status: 409 },
  },
});
