import type { FieldFault } from '@takst/contract/failures.ts';
import {
  type CallFailure,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  ServerTrouble,
  TooManyRequests,
} from './call-failures.ts';

type Answered = { status: number; answer: unknown };

/** Maps a failed answer, which is neither the reply nor a refusal of the route, to a CallFailure. */
export function failureOf({ status, answer }: Answered): CallFailure {
  const body = isRecord(answer) ? answer : {};
  if (status === 401) return new NotSignedIn();
  if (status === 403) return new NotAllowed();
  if (status === 404) return new NotFound();
  if (status === 429) return new TooManyRequests(Number(body['retryAfterSeconds'] ?? 60));
  const fields = faultsIn(body['fields']);
  if (fields.length > 0) return new InvalidInput(fields);
  return new ServerTrouble(status, typeof body['id'] === 'string' ? body['id'] : null);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const faultsIn = (value: unknown): FieldFault[] =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(({ path, message }) => ({ path: String(path), message: String(message) }))
    : [];
