import * as z from 'zod/mini';

/** One wrong field of a request: where it is, and a text key for what is wrong with it. */
const fieldFault = z.object({ path: z.string(), message: z.string() });
export type FieldFault = z.output<typeof fieldFault>;

/**
 * What any call may answer beside its own refusals. A caller does not handle these one by one:
 * the web client turns them into errors for the form, the sign-in or the error page.
 */
export const failures = {
  /** The path, the query or the JSON itself cannot be read. */
  MALFORMED: { status: 400, details: z.object({ fields: z.array(fieldFault) }) },
  /** The body is JSON but not what the call takes. */
  INVALID_INPUT: { status: 422, details: z.object({ fields: z.array(fieldFault) }) },
  /** An Idempotency-Key that is none: the call was not made, as a second one could not be told from it. */
  IDEMPOTENCY_KEY_INVALID: { status: 400 },
  /** The same Idempotency-Key came with another body. */
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  NOT_SIGNED_IN: { status: 401 },
  NOT_ALLOWED: { status: 403 },
  /** A request that another site made the browser send. */
  CROSS_SITE: { status: 403 },
  /** No such thing, or none that this user may know of. */
  NOT_FOUND: { status: 404 },
  TOO_LARGE: { status: 413 },
  TOO_MANY_REQUESTS: { status: 429, details: z.object({ retryAfterSeconds: z.number() }) },
  /** An unexpected error; the id finds it in the log and in the error reports. */
  UNEXPECTED: { status: 500, details: z.object({ id: z.string() }) },
  /** The database is away, or a service outside that was asked; trying again later helps. */
  UNAVAILABLE: { status: 503 },
} as const;
export type FailureCode = keyof typeof failures;
