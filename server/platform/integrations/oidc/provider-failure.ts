import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** The tenant's identity provider cannot be reached or fails; trying again later helps. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the identity provider is unavailable', { cause });
  }
}
export const isProviderUnavailable = (error: unknown): error is ProviderUnavailable =>
  error instanceof ProviderUnavailable;

/** The provider refused, or its answer failed a check. */
export class ProviderRefused extends Error {
  readonly code: string;
  constructor(code: string, cause: unknown) {
    super(`the identity provider's answer cannot be used: ${code}`, { cause });
    this.code = code;
  }
}

/** openid-client's codes for answers that are not OpenID Connect at all. */
const unusableAnswerCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Runs one exchange with the provider; every failure becomes one of the two errors above. */
export async function withProvider<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): Error {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return error;
  if (error instanceof ResponseBodyError) {
    return error.status < 500
      ? new ProviderRefused(error.error, error)
      : new ProviderUnavailable(error);
  }
  if (error instanceof AuthorizationResponseError) {
    return /server_error|temporarily_unavailable/.test(error.error)
      ? new ProviderUnavailable(error)
      : new ProviderRefused(error.error, error);
  }
  if (error instanceof ClientError && error.code && !unusableAnswerCodes.has(error.code)) {
    return new ProviderRefused(error.code, error);
  }
  return new ProviderUnavailable(error);
}
