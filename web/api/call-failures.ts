import type { FieldFault } from '@takst/contract/failures.ts';

/** A call that came to neither an answer nor a refusal of its contract. */
export abstract class CallFailure extends Error {}

/** The session is over, or there never was one. */
export class NotSignedIn extends CallFailure {
  override name = 'NotSignedIn';
}

export class NotAllowed extends CallFailure {
  override name = 'NotAllowed';
}

/** No such thing, or none that this user may know of. */
export class NotFound extends CallFailure {
  override name = 'NotFound';
}

/** The server found fields wrong that the form let through. */
export class InvalidInput extends CallFailure {
  override name = 'InvalidInput';
  readonly fields: readonly FieldFault[];

  constructor(fields: readonly FieldFault[]) {
    super(`Wrong: ${fields.map(({ path, message }) => `${path} ${message}`).join(', ')}`);
    this.fields = fields;
  }
}

export class TooManyRequests extends CallFailure {
  override name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many requests, again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server is in trouble; the id finds it in the log. */
export class ServerTrouble extends CallFailure {
  override name = 'ServerTrouble';
  readonly status: number;
  readonly requestId: string | null;

  constructor(status: number, requestId: string | null) {
    super(`The server answered ${status}${requestId ? ` (${requestId})` : ''}`);
    this.status = status;
    this.requestId = requestId;
  }
}

/** An answer that is not what the contract says, from a server of another version perhaps. */
export class UnreadableAnswer extends CallFailure {
  override name = 'UnreadableAnswer';
}

/** The server could not be reached. */
export class Offline extends CallFailure {
  override name = 'Offline';
}

/** No answer in time; whether the work was done is not known, so a retry keeps its key. */
export class TimedOut extends CallFailure {
  override name = 'TimedOut';
}
