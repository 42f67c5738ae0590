import { pino, type DestinationStream, type Logger } from 'pino';
import { redactPersonalData } from './redact-personal-data.ts';

/** Fields with personal data and secrets, which are redacted. */
const personalFields = [
  'phone',
  'firstName',
  'lastName',
  'employeeId',
  'email',
  'text',
  'to',
  'pickupCode',
  'password',
  'token',
  'authorization',
  'cookie',
];

const redactedPaths = [
  ...personalFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.cookie',
  'req.headers.authorization',
];

/**
 * Buffered: written after 4 kB, a quarter of a second, or at exit. A write per line would cost as much
 * as a list's SQL. A killed process loses its last lines.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });

/** Logs one JSON line per event, with the request id, without personal data. */
export const createLogger = (level: string, destination = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: { paths: redactedPaths, censor: '[removed]' },
      serializers: { req: requestLine, err: errorLine },
    },
    destination,
  );

type LoggedRequest = { method: string; url: string; ip?: string };

/** A holder link gives access to the ticket, an activation link to the login. */
const secretLink =
  /^(\/(?:billett|aktiver|fribilletter\/skatt|holder-api\/(?:tickets|tax-notices)|user-api\/activation)\/)[^/]+/;

/** Without the query, in which people are searched for, and without the tokens of links. */
const requestLine = ({ method, url }: LoggedRequest) => ({
  method,
  url: url.split('?')[0]?.replace(secretLink, '$1[removed]'),
});

/** Leaves out `detail` and `parameters` of database errors, which contain row data. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const code = 'code' in error ? String(error.code) : undefined;
  const message = redactPersonalData(error.message);
  return { type: error.name, code, message, stack: redactPersonalData(error.stack ?? '') };
}
