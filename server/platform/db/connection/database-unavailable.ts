/**
 * SQLSTATE codes, system error codes and driver messages of a database that is lost or cannot do its work
 * now: connection (08), resources (53), shut down (57P0), read-only (25006), idle or long transaction
 * ended (25P03, 25P04), lock time-out (55P03), statement time-out (57014).
 */
const sqlStates = /^(08|53|57P0|25006$|25P0[34]$|55P03$|57014$)/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
const driverMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|PGlite is closed|pool after calling end|already been destroyed/;

/** True when the database cannot be reached or cannot work now; retrying later helps (HTTP answers 503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
