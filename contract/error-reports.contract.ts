import { z } from 'zod';
import { route } from '#route.ts';

/** What a page tells of its own trouble: unknown routes, missing features, failures (spec 1 §2.1, §8). */
export const reportPageError = route({
  method: 'POST',
  path: '/error-reports',
  summary: 'Reports an error that a page met',
  needs: 'anyone',
  body: z.strictObject({
    kind: z.enum(['not-found', 'no-access', 'failed-call', 'crash']),
    message: z.string().max(1_000),
    path: z.string().max(500),
    stack: z.string().max(10_000).optional(),
  }),
  reply: z.null(),
  refusals: {},
});
