import { failures, type FailureCode } from '@takst/contract/platform/calls/failures.ts';
import type { FastifyReply } from 'fastify';

/** Sends one of the failures that any call may have. */
export function answerFailure(
  reply: FastifyReply,
  code: FailureCode,
  details: Record<string, unknown> = {},
): FastifyReply {
  return reply
    .status(failures[code].status)
    .header('cache-control', 'no-store')
    .send({ code, ...details });
}
