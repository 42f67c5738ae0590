import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { FastifyRequest } from 'fastify';
import '#platform/http/fastify-types.ts';

/** Tenant and origin of the portal in the browser. The host is known to be one of the tenants'. */
export type Site = { tenant: TenantId; origin: string };

export const siteOf = (request: FastifyRequest, secure: boolean): Site => ({
  tenant: request.tenant,
  origin: `${secure ? 'https' : request.protocol}://${request.host}`,
});
