import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Origin } from './call.ts';

const wellFormed = /^[\w-]{8,100}$/;

/** The caller's `Idempotency-Key` with a digest of the request; a malformed key is ignored. */
export function idempotencyOf(request: FastifyRequest): Origin['idempotency'] {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !wellFormed.test(key)) return null;
  const digest = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest('base64url');
  return { key, digest };
}
