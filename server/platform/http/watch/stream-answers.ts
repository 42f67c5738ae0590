import { answerStreamType, pulseMs } from '@takst/contract/platform/calls/answer-stream.ts';
import { sessionVersionHeader } from '@takst/contract/customers/session/session-version.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { isKnownTo, writeReply } from '../etag.ts';
import { answerFailure } from '../failure.ts';
import { openStreams } from './open-streams.ts';
import type { StreamWait } from '../serve.ts';

/** Of a caller who is admitted the call as a use case takes it; else how they are answered. */
export type AdmittedCall =
  | {
      readonly call: unknown;
      /** Runs a part of the call, which sees the rows of its scope alone. */
      readonly inScope: <T>(part: () => T) => T;
    }
  | { readonly fail: () => FastifyReply };

type StreamedAnswer = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly admit: () => Promise<AdmittedCall>;
  readonly untilChanged: (call: unknown, waiting: StreamWait) => Promise<void>;
  readonly answer: (call: unknown) => Promise<unknown>;
};

export const wantsStream = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept?.includes(answerStreamType) ?? false);

/**
 * Answers with a stream: each further answer is an event whose id is its ETag, beginning with the first one that the
 * caller does not have. Before each event and at each pulse the caller is admitted anew. A stream ends when they are not, or
 * when their session is another one, as its version is a header; when they leave; and with the server.
 */
export function streamAnswers(app: FastifyInstance) {
  const streams = openStreams(app);
  return async (streamed: StreamedAnswer): Promise<FastifyReply> => {
    const { request, reply, admit } = streamed;
    const admitted = await admit();
    if ('fail' in admitted) return admitted.fail();
    const end = streams.begin(request);
    if (!end) return answerFailure(reply, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const startedAt = performance.now();
    reply.raw.once('close', () => end.abort());
    beginStream(reply);
    try {
      await writeEvents(streamed, admitted.call, end.signal);
    } catch (error) {
      // The caller's next call meets it too, and tells what it is.
      request.log.warn({ err: error }, 'a stream of answers has ended');
    } finally {
      streams.over(request, end);
      request.streamMs = performance.now() - startedAt;
      if (reply.raw.destroyed) logLeft(request);
      else reply.raw.end();
    }
    return reply;
  };
}

/** Fastify logs what was sent to its end; most streams end as their caller leaves. */
const logLeft = (request: FastifyRequest): void =>
  request.log.info(
    { req: request, res: { statusCode: 200 }, streamMs: request.streamMs },
    'request completed',
  );

function beginStream(reply: FastifyReply): void {
  reply.hijack();
  reply.headers({
    'content-type': `${answerStreamType}; charset=utf-8`,
    'cache-control': 'no-store',
    // A proxy that gathers answers would hold events back.
    'x-accel-buffering': 'no',
  });
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) {
    reply.raw.setHeader(name, value);
  }
  reply.raw.write(pulse);
}

/** A line that is no event. */
const pulse = ':\n\n';

async function writeEvents(
  { request, reply, admit, untilChanged, answer }: StreamedAnswer,
  firstCall: unknown,
  signal: AbortSignal,
): Promise<void> {
  const version = reply.getHeader(sessionVersionHeader);
  let call = firstCall;
  let isKnown = (etag: string) => isKnownTo(request, etag);
  while (true) {
    await untilChanged(call, { isKnown, signal, maxMs: pulseMs });
    if (signal.aborted) return;
    const admitted = await admit();
    if ('fail' in admitted || reply.getHeader(sessionVersionHeader) !== version) return;
    ({ call } = admitted);
    const { text, etag } = writeReply(await admitted.inScope(() => answer(admitted.call)));
    const event = isKnown(etag) ? pulse : `id: ${etag}\ndata: ${text}\n\n`;
    isKnown = (other) => other === etag;
    // A slow client gets what is the answer once they have read this one.
    if (!reply.raw.write(event)) await once(reply.raw, 'drain', { signal }).catch(() => undefined);
  }
}
