import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { AccountClaims, Configuration } from 'oidc-provider';
import type { Language } from '#platform/http/call.ts';

/**
 * A client of the embedded provider. Each has an issuer of its own, with its own people, cookies and rows in the
 * database, so that neither a session nor a claim gets from one to the other.
 */
export type EmbeddedClient = {
  readonly clientId: string;
  /** Path of its issuer and pages. */
  readonly path: '/oidc' | '/oidc/identity';
  /** Path in the portal to which the browser comes back. */
  readonly callbackPath: string;
  /** Begins the names of its cookies. */
  readonly cookiePrefix: string;
  /** Begins the names of its models in the database. */
  readonly modelPrefix: string;
  readonly scopes: string;
  /** Claims by scope. */
  readonly claims: NonNullable<Configuration['claims']>;
  readonly hasRefreshTokens: boolean;
  readonly hasSignOut: boolean;
  readonly accessTokenSeconds: number;
  /** How long the provider remembers who signed in. */
  readonly sessionSeconds: number;
  /** Null when the client has no such person. */
  readonly findClaims: (tenant: TenantId, subject: string) => Promise<AccountClaims | null>;
  /** Heading of the page for a request that the provider cannot make sense of. */
  readonly failedTitle: (language: Language) => string;
};
