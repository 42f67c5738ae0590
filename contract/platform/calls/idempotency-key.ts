/** The form of an `Idempotency-Key`; any other is refused. */
export const idempotencyKeyForm = /^[\w-]{8,100}$/;
