import { failures, type FailureCode } from '@takst/contract/failures.ts';
import type { FastifyReply } from 'fastify';

/** Answers one of the failures that every call may give. */
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
