import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

/** What a page tells of its own trouble: unknown routes, missing features, failures (spec 1 §2.1, §8). */
export const reportPageError = route({
  method: 'POST',
  path: '/error-reports',
  summary: 'Reports an error that a page met',
  needs: 'anyone',
  body: z.strictObject({
    kind: z.enum(['not-found', 'no-access', 'failed-call', 'crash']),
    message: z.string().check(z.maxLength(1_000)),
    path: z.string().check(z.maxLength(500)),
    /** Shown to the user, who may tell it to customer support. */
    number: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
    stack: z.optional(z.string().check(z.maxLength(10_000))),
  }),
  example: { kind: 'crash', message: 'x', path: '/' },
  reply: z.null(),
  refusals: {},
});
