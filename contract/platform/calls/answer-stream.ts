/** What a caller accepts to get each further answer on the same connection: server-sent events, as HTML describes them. */
export const answerStreamType = 'text/event-stream';

/**
 * A stream without another answer shows this often that it is open. At each pulse the server asks again who the caller
 * is: so long may a stream be open whose user has lost the role for it.
 */
export const pulseMs = 10_000;
