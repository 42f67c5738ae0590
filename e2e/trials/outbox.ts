import { send } from '@takst/server/testing/portal/send.ts';
import { type Client, pause } from './client-calls.ts';

type Message = { body: string };

const pauseMs = 200;

async function messagesTo({ port }: Client, phone: string): Promise<Message[]> {
  const path = `/dev/outbox.json?to=${phone}`;
  try {
    const answer = await send({ port, path, headers: { host: `localhost:${port}` } });
    return answer.status === 200 ? (JSON.parse(answer.text) as Message[]) : [];
  } catch {
    return [];
  }
}

/** Waits until a phone has received this many texts; null after the time limit. */
export async function waitForMessages(
  client: Client,
  phone: string,
  { count, withinMs }: { count: number; withinMs: number },
): Promise<readonly string[] | null> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const messages = await messagesTo(client, phone);
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
export async function waitForNewCode(
  client: Client,
  phone: string,
  knownCodes: ReadonlySet<string>,
): Promise<string | null> {
  const soon = { count: knownCodes.size + 1, withinMs: 5_000 };
  const texts = (await waitForMessages(client, phone, soon)) ?? [];
  const codes = texts.flatMap((text) => /Hentekode: (\w{8})/.exec(text)?.[1] ?? []);
  return codes.find((code) => !knownCodes.has(code)) ?? null;
}
