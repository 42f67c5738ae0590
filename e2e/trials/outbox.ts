import { send } from '@takst/server/testing/portal/send.ts';
import { type Asked, pause } from './ask.ts';

type Message = { body: string };

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

/** The texts that somebody has got once there are as many as they must get; null when it takes too long. */
export async function untilMessages(
  asked: Asked,
  phone: string,
  { count, withinMs }: { count: number; withinMs: number },
): Promise<readonly string[] | null> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const messages = await messagesTo(asked, phone);
    if (messages.length >= count) return messages.map(({ body }) => body);
    if (performance.now() > deadline) return null;
    await pause(pauseMs);
  }
}

/**
 * The one pickup code that somebody has got besides those that are known; null when it does not
 * come soon. A job of a process that was killed is begun again when another process has lived long
 * enough to miss it, and here that may be at the very end.
 */
export async function newCodeTo(
  asked: Asked,
  phone: string,
  known: ReadonlySet<string>,
): Promise<string | null> {
  const soon = { count: known.size + 1, withinMs: 5_000 };
  const texts = (await untilMessages(asked, phone, soon)) ?? [];
  const codes = texts.flatMap((text) => /Hentekode: (\w{8})/.exec(text)?.[1] ?? []);
  return codes.find((code) => !known.has(code)) ?? null;
}
