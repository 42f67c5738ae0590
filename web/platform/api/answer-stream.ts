import { answerStreamType, pulseMs } from '@takst/contract/platform/calls/answer-stream.ts';
import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { answerHeaders } from './answer-headers.ts';
import { replyIn } from './call.ts';
import { addressOf, type CallInput } from './call-input.ts';
import { knownAnswer, rememberAnswer } from './known-answers.ts';

export type StreamedRoute = Route & { readonly hasETag: true; readonly canStream: true };

/** The first bytes come at once, unless something on the way gathers an answer before it passes it on. */
const beginMs = 3_000;
/** Of two pulses one may be late. */
const silenceMs = 2.5 * pulseMs;

/**
 * Each further answer of a route, as it comes (docs/decisions/0094). Ends when the server ends it, and when nothing is
 * heard of it any more. Throws whatever else goes wrong: a call of the route tells what it is.
 */
export async function* streamOf<R extends StreamedRoute>(
  route: R,
  input: CallInput<R>,
  signal: AbortSignal,
): AsyncGenerator<Reply<R>> {
  const address = addressOf(route, input);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener('abort', leave, { once: true });
  try {
    const cachedAnswer = knownAnswer(address);
    let silence = setTimeout(leave, beginMs);
    const response = await fetch(address, {
      headers: {
        accept: answerStreamType,
        ...(cachedAnswer && { 'if-none-match': cachedAnswer.etag }),
      },
      signal: leaving.signal,
    });
    answerHeaders.announce(response.headers);
    if (!response.headers.get('content-type')?.startsWith(answerStreamType)) return;
    for await (const { id, data } of eventsIn(response.body, () => {
      clearTimeout(silence);
      silence = setTimeout(leave, silenceMs);
    })) {
      rememberAnswer(address, { etag: id, text: data });
      yield replyIn(route, JSON.parse(data));
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

type AnswerEvent = { readonly id: string; readonly data: string };

/** The events of a stream as our server writes them: an id and one line of data; pulses have neither. */
async function* eventsIn(
  body: ReadableStream<Uint8Array> | null,
  onRead: () => void,
): AsyncGenerator<AnswerEvent> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    onRead();
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const { id, data } = /^id: (?<id>.*)\ndata: (?<data>.*)$/.exec(block)?.groups ?? {};
      if (id !== undefined && data !== undefined) yield { id, data };
    }
  }
}
