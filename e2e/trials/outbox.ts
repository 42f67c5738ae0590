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

/** Waits until a phone has received this many texts; null after the time limit. */
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
 * Waits for the one pickup code sent to a phone that is not among the known ones; null after the
 * time limit. A job of a killed process is resumed only after another process has run long enough
 * to miss it, possibly at the very end.
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
