import * as z from 'zod/mini';

/**
 * A user's name stands in e-mails that the operator sends to whatever address was typed: no line breaks,
 * and nothing that a mail program makes a link of.
 */
export const rejectLinks = () =>
  z.regex(/^[^\p{Cc}\u2028\u2029/\\:@<>]*$/u, { error: 'wrongFormat' });
