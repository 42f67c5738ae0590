import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from './call.ts';

/** Requests that are counted for all processes together (docs/decisions/0145). */
type CountedKind = 'sign-ins' | 'codes' | 'links' | 'files';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted for all processes together, by this kind. */
    counted?: CountedKind | undefined;
  }
  interface FastifyRequest {
    /** The operator by host name, never by what a browser claims (architecture §6). */
    tenant: TenantId;
    language: Language;
    /** Before the names of the cookies that open something; empty without https. */
    cookiePrefix: string;
    /** How long the call was open because its caller gets a stream of answers. */
    streamMs: number;
  }
}
