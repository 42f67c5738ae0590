import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type WrittenReply = { readonly text: string; readonly etag: string };

/** Many callers may get the same object as their reply: it is written and digested once. */
const writtenReplies = new WeakMap<object, WrittenReply>();

export function writeReply(answer: unknown): WrittenReply {
  const writtenReply =
    typeof answer === 'object' && answer !== null ? writtenReplies.get(answer) : null;
  if (writtenReply) return writtenReply;
  const text = JSON.stringify(answer);
  const newReply = { text, etag: `"${hash('sha256', text, 'base64url')}"` };
  if (typeof answer === 'object' && answer !== null) writtenReplies.set(answer, newReply);
  return newReply;
}

/** Whether the caller has the answer with this ETag already, by `If-None-Match`. */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const etagsOfCaller = headers['if-none-match']?.split(',') ?? [];
  // A proxy may have made the ETag a weak one.
  return etagsOfCaller.some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Sends 304 without a body when the caller has this answer already. */
export function answerWithETag(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  answer: unknown,
): FastifyReply {
  const { text, etag } = writeReply(answer);
  reply.header('etag', etag);
  return isKnownTo(request, etag) ? reply.status(304).send() : reply.send(text);
}
