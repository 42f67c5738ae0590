import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';

/** A call that ended with neither the reply nor a declared refusal. */
export abstract class CallFailure extends Error {}

export class NotSignedIn extends CallFailure {
  override name = 'NotSignedIn';
}

export class NotAllowed extends CallFailure {
  override name = 'NotAllowed';
}

/** It does not exist, or this user may not see it. */
export class NotFound extends CallFailure {
  override name = 'NotFound';
}

/** The server rejected fields that the form accepted. */
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

/** The server failed; the id finds the error in its log. */
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

/** An answer that does not match the contract, for example from another version of the server. */
export class UnreadableAnswer extends CallFailure {
  override name = 'UnreadableAnswer';
}

export class Offline extends CallFailure {
  override name = 'Offline';
}

/** Timed out; the server may have done the work, so a retry keeps its Idempotency-Key. */
export class TimedOut extends CallFailure {
  override name = 'TimedOut';
}
