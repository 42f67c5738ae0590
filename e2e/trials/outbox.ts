import { send } from '@takst/server/testing/portal/send.ts';
import { type Asked, pause } from './ask.ts';

type Message = { body: string };

/** A job of a process that was killed is begun again within some 40 seconds. */
const longestMs = 150_000;
const pauseMs = 200;

async function messagesTo({ port }: Asked, phone: string): Promise<Message[]> {
  const path = `/dev/outbox.json?to=${phone}`;
  try {
    const answer = await send({ port, path, headers: { host: `localhost:${port}` } });
    return answer.status === 200 ? (JSON.parse(answer.text) as Message[]) : [];
  } catch {
    return [];
  }
}

/** Waits until somebody has as many messages as they must get, and gives their texts. */
export async function untilMessages(
  asked: Asked,
  phone: string,
  count: number,
): Promise<readonly string[]> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline) {
    const messages = await messagesTo(asked, phone);
    if (messages.length >= count) return messages.map(({ body }) => body);
    await pause(pauseMs);
  }
  asked.troubles.push(`${phone}: fewer than ${count} messages after ${longestMs / 1_000} s`);
  return [];
}

/** The one pickup code that somebody has got besides those that are known. */
export async function newCodeTo(
  asked: Asked,
  phone: string,
  known: ReadonlySet<string>,
): Promise<string> {
  const texts = await untilMessages(asked, phone, known.size + 1);
  const codes = texts.map((text) => /Hentekode: (\w{8})/.exec(text)?.[1] ?? 'no code');
  return codes.find((code) => !known.has(code)) ?? 'no code';
}
