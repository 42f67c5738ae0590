import { pino, type DestinationStream, type Logger } from 'pino';
import { redactPersonalData } from './redact-personal-data.ts';

/** Where personal data and secrets may stand in what is logged; they are cut out before it is written. */
const personal = [
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
  ...personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.cookie',
  'req.headers.authorization',
];

/**
 * Lines are written together, at the latest after a quarter of a second and at the exit: a write for
 * each would cost as much as a list's SQL. A process that is killed takes its last lines with it.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });

/** The log: one JSON line for each event, with the request's id, without personal data. */
export const makeLogger = (level: string, destination = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: { paths: redactedPaths, censor: '[removed]' },
      serializers: { req: requestLine, err: errorLine },
    },
    destination,
  );

type LoggedRequest = { method: string; url: string; ip?: string };

/** Whoever knows a holder's link has the ticket, and whoever knows an activation link the login. */
const secretLink = /^(\/(?:billett|aktiver|holder-api\/tickets|user-api\/activation)\/)[^/]+/;

/** What is searched for is about people, so the query stays out; so do the tokens of links. */
const requestLine = ({ method, url }: LoggedRequest) => ({
  method,
  url: url.split('?')[0]?.replace(secretLink, '$1[removed]'),
});

/** Database errors carry the refused row in `detail` and what was sent in `parameters`. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const code = 'code' in error ? String(error.code) : undefined;
  const message = redactPersonalData(error.message);
  return { type: error.name, code, message, stack: redactPersonalData(error.stack ?? '') };
}
