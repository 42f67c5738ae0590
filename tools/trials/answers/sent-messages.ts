import { ask, type Answer } from './answer.ts';
import { differencesOf, withoutChance } from './differences.ts';
import type { Report } from './read-everything.ts';
import { type BothSides, sides } from './two-portals.ts';

type Message = { recipient: string; subject: string | null; body: string; attachments: unknown };
type ComparisonInput = { ports: BothSides<number>; report: Report };

/**
 * Compares the newest SMS and e-mails of an operator by recipient and text, as they arrive in any order, and what the
 * holder pages behind their links say. Answers how many were compared.
 */
export async function compareMessages(
  host: string,
  { ports, report }: ComparisonInput,
): Promise<number> {
  const [old = [], other = []] = await Promise.all(
    sides.map(async (side) => messagesOf(ports[side], host)),
  );
  const bare = (messages: readonly Message[]): Answer => ({
    status: 200,
    type: 'messages',
    content: messages.map(keyOf),
  });
  report(`outbox of ${host}`, differencesOf(bare(old), bare(other)));
  for (const [place, message] of old.entries()) {
    const tokens = [message, other[place]].map((one) => tokenIn(one?.body ?? ''));
    if (tokens.some((token) => token === null)) continue;
    const path = (token: string | null | undefined) => `/holder-api/tickets/${token}`;
    report(
      '/holder-api/tickets/{token}',
      differencesOf(
        await ask({ port: ports.old, host, path: path(tokens[0]) }),
        await ask({ port: ports.new, host, path: path(tokens[1]) }),
      ),
    );
  }
  return old.length;
}

async function messagesOf(port: number, host: string): Promise<Message[]> {
  const { content } = await ask({ port, host, path: '/dev/outbox.json' });
  return (content as Message[]).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ recipient, subject, body, attachments }: Message): string =>
  withoutChance(JSON.stringify([recipient, subject, body, attachments]));

const tokenIn = (body: string): string | null => /\/billett\/([\w-]+)/.exec(body)?.[1] ?? null;
