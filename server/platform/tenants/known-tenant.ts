import { isTenant, tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { z } from 'zod';

/** The id of an operator of this process: which there are is known when the value is checked. */
export const knownTenant = z.string().refine(isTenant, {
  error: () => `is none of the operators ${tenantIds().join(', ')}`,
});
