import { isDatabaseUnavailable } from './database-unavailable.ts';

/** The database refuses the role of DATABASE_URL, or its rights do not suffice: the start says so in one line. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** Wrong user or password, no such database, no right to it, an extension that is not installed, an encryption that fails. */
const sqlStates = /^(28|3D000$|42501$|58P01$)/;
const driverMessages =
  /SSL|certificate|password must be a string|SASL|extension "\w+" is not available/i;

/** The refusal as the start says it, with the setting that names the database; null for any other error. */
export function databaseRefused(
  url: string,
  error: unknown,
  setting = 'DATABASE_URL',
): DatabaseRefused | null {
  const text = refusalText(url, error);
  return text === null
    ? null
    : new DatabaseRefused(`Takst cannot start:
  ${setting}: ${text}`);
}

/** What the database says, with its address without user and password; null for an error that is no refusal. */
export function refusalText(url: string, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isRefusal =
    sqlStates.test(code) || driverMessages.test(error.message) || isDatabaseUnavailable(error);
  if (!isRefusal) return null;
  return `the database at ${addressOf(url)} says: ${messageOf(error)}`;
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'that address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Of several addresses of a host each has its own error. */
function messageOf(error: Error): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
  }
  return error.message;
}
