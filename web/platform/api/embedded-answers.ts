import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';
import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import * as z from 'zod/mini';
import { answerHeaders } from './answer-headers.ts';
import { addressOf, type CallInput } from './call-input.ts';
import { readJson } from './call.ts';
import { rememberAnswer } from './known-answers.ts';

/** Answers are as old as the page: what asks later asks the server. */
const maxAgeMs = 30_000;

/**
 * The reply of a reading call that came with the page, once (docs/decisions/0117). Undefined where there is none, or it
 * cannot be read: the call then asks the server.
 */
export function embeddedReply<R extends Route>(
  route: R,
  input: CallInput<R>,
): Reply<R> | undefined {
  const address = addressOf(route, input);
  // An address has no quotes.
  const element = document.querySelector(`script[${embeddedAnswer.address}="${address}"]`);
  element?.remove();
  if (!element || route.method !== 'GET' || performance.now() > maxAgeMs) return undefined;
  const text = element.textContent;
  const reply = z.safeParse(route.reply, readJson(text));
  if (!reply.success) return undefined;
  const headers = new Headers(
    JSON.parse(element.getAttribute(embeddedAnswer.headers) ?? '') as Record<string, string>,
  );
  answerHeaders.announce(headers);
  const etag = headers.get('etag');
  if (route.hasETag && etag !== null) rememberAnswer(address, { etag, text });
  return reply.data as Reply<R>;
}
