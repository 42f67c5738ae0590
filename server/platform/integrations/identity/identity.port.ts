import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';

/** A person as the identity service proves them: BankID's claims. */
export type ProvenIdentity = {
  readonly subject: string;
  readonly name: string;
  readonly birthDate: Temporal.PlainDate;
};

/** Secrets of one identification; stored until the browser comes back, used once. */
export type IdentificationSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type IdentityService = {
  /** The address at the provider to which the browser goes. `origin` is the portal's origin in the browser. */
  readonly start: (site: {
    tenant: TenantId;
    origin: string;
    language: Language;
  }) => Promise<{ url: URL; secrets: IdentificationSecrets }>;
  /**
   * Redeems the provider's callback. Throws IdentityUnavailable (try later) or IdentityRefused (cancelled or
   * unusable answer). The caller finds the secrets by the `state` of the callback, in the browser that started.
   */
  readonly finish: (callback: {
    tenant: TenantId;
    origin: string;
    url: URL;
    secrets: IdentificationSecrets;
  }) => Promise<ProvenIdentity>;
};

export const identityCallbackPath = '/register/identity-callback';

/** The identity service is down, too slow or gives invalid answers; trying again later helps. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
  constructor(cause: unknown) {
    super('the identity service is unavailable', { cause });
  }
}
export const isIdentityUnavailable = (error: unknown): error is IdentityUnavailable =>
  error instanceof IdentityUnavailable;

export type IdentityRefusalCode =
  /** The person pressed Cancel. */
  | 'CANCELLED'
  /** It took too long, or the same answer came before. */
  | 'EXPIRED'
  /** The provider gave no usable name or birth date. */
  | 'UNUSABLE_CLAIMS'
  /** The answer failed a check, or the provider refused. */
  | 'UNUSABLE_ANSWER';

/** The provider proved nobody. The message is for the log: it has no personal data. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused';
  readonly code: IdentityRefusalCode;
  constructor(code: IdentityRefusalCode, { reason, cause }: { reason: string; cause?: unknown }) {
    super(`the identity service proved nobody: ${reason}`, { cause });
    this.code = code;
  }
}
export const isIdentityRefused = (error: unknown): error is IdentityRefused =>
  error instanceof IdentityRefused;
