import { z } from 'zod';
import type { ReportFault } from './setting-faults.ts';

/** An address that begins with one of the schemes. Its faults never show it: it may hold a password. */
export const address = (...schemes: readonly [string, ...string[]]) =>
  z.string().transform((text, context) => {
    const fault = addressFault(text, schemes);
    if (fault) context.addIssue(fault);
    return text;
  });

function addressFault(text: string, schemes: readonly string[]): string | null {
  const scheme = schemes.find((one) => text.toLowerCase().startsWith(`${one}://`));
  if (!scheme) return `must begin with ${schemes.map((one) => `${one}://`).join(' or ')}`;
  if (!URL.canParse(text)) {
    return 'is no address; in a user name and a password, write # / ? @ % as %23 %2F %3F %40 %25';
  }
  // PostgreSQL is reached by a socket too, which stands in the query.
  const needsHost = !scheme.startsWith('postgres');
  return needsHost && new URL(text).hostname === '' ? 'has no host' : null;
}

/** Addresses to which personal data or secrets go. Those of Peppol are http by its own rules. */
const secured = ['SMS_URL', 'BRREG_URL', 'ACCESS_POINT_URL', 'SENTRY_DSN'] as const;

/** Fetch refuses an address with a user name, and names it with its password. */
export function checkNoCredentials(
  values: Readonly<Record<string, string | undefined>>,
  fault: ReportFault,
): void {
  for (const name of ['SMS_URL', 'BRREG_URL', 'PEPPOL_SMP_URL', 'ACCESS_POINT_URL']) {
    const value = values[name] ?? '';
    if (/^https?:/i.test(value) && URL.canParse(value) && hasCredentials(new URL(value)))
      fault(name, 'holds a user name or a password, which would go nowhere');
  }
}

export const hasCredentials = ({ username, password }: URL): boolean =>
  username !== '' || password !== '';

/** In production nothing goes over a network in clear; on the same machine, http is no risk. */
export function checkSecured(
  values: Readonly<Record<string, string | undefined>>,
  fault: ReportFault,
): void {
  for (const name of secured) {
    const value = values[name] ?? '';
    if (/^http:/i.test(value) && URL.canParse(value) && !isThisMachine(new URL(value).hostname)) {
      fault(name, 'must be https in production');
    }
  }
}

const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** An access point is known by both, or not used: invoices then go by e-mail alone. */
export function checkAccessPoint(
  values: Readonly<Record<string, string | undefined>>,
  fault: ReportFault,
): void {
  const names = ['ACCESS_POINT_URL', 'ACCESS_POINT_TOKEN'];
  const missing = names.filter((name) => values[name] === undefined);
  const [name] = missing;
  if (missing.length === 1 && name) fault(name, 'is missing');
}
