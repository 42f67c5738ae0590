import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOrInsert } from '#platform/db/get-or-insert.ts';
import { cookieOf } from '../cookies.ts';

/** Of one session in this process: more than anybody has windows. */
const maxStreams = 20;

/** The streams of answers that are open, by session. A server that stops ends them. */
export function openStreams(app: FastifyInstance) {
  const endsOf = new Map<string, Set<AbortController>>();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const ends of endsOf.values()) for (const end of ends) end.abort();
  });
  const sessionOf = (request: FastifyRequest) => cookieOf(request, 'takst_session') ?? request.ip;
  return {
    /** What ends the stream; null when the session has as many as it may. */
    begin(request: FastifyRequest): AbortController | null {
      const ends = getOrInsert(endsOf, sessionOf(request), () => new Set());
      if (ends.size >= maxStreams) return null;
      const end = new AbortController();
      ends.add(end);
      if (isStopping) end.abort();
      return end;
    },
    over(request: FastifyRequest, end: AbortController): void {
      const ends = endsOf.get(sessionOf(request));
      ends?.delete(end);
      if (ends?.size === 0) endsOf.delete(sessionOf(request));
    },
  };
}
