import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { FastifyRequest } from 'fastify';
import '#http/fastify-types.ts';

/** The portal as a browser sees it: whose it is, and where. The host is one of the tenants' own. */
export type Site = { tenant: TenantId; origin: string };

export const siteOf = (request: FastifyRequest, secure: boolean): Site => ({
  tenant: request.tenant,
  origin: `${secure ? 'https' : request.protocol}://${request.host}`,
});
