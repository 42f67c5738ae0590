/** SQLSTATE classes, system error codes and driver messages of a lost connection. */
const sqlStates = /^(08|57P0|53300)/;
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

/** True when the database cannot be reached; retrying later helps (HTTP answers 503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
