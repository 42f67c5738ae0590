import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import type { Database } from '#db/database.ts';
import { saveMessage, type ReceivedMessage } from './message.store.ts';
import { refuseInProduction } from './not-in-production.ts';

type Parts = {
  database: Database;
  now: () => Temporal.Instant;
  /** A free one when it is not said. */
  port?: number;
};

export type MailServerStandIn = { url: string; stop(): Promise<void> };

/** So many seconds does the server take for `slow@…`: longer than anybody waits. */
const slowSeconds = 30;
const mostBytes = 10_000_000;

/**
 * What the server answers to recipients by the name before the @, whatever the domain, so that a
 * failing e-mail can be seen by hand.
 */
const answers: Readonly<Record<string, number>> = { down: 421, refused: 550 };

/**
 * A local mail server with the protocol of the real one, which delivers nothing: what it takes can
 * be read at /dev/outbox. It listens on this machine alone.
 */
export async function startMailServer({
  database,
  now,
  port = 0,
}: Parts): Promise<MailServerStandIn> {
  refuseInProduction('The local mail server');
  const waiting = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    banner: 'Takst, for trying',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    size: mostBytes,
    onRcptTo({ address }, _session, taken) {
      const name = address.split('@')[0]?.toLowerCase() ?? '';
      const code = answers[name];
      if (code) return taken(answer(code));
      if (name !== 'slow') return taken();
      const timer = setTimeout(taken, slowSeconds * 1_000);
      waiting.add(timer);
      return undefined;
    },
    onData(stream, { envelope, id }, taken) {
      const recipient = envelope.rcptTo.map(({ address }) => address).join(', ');
      buffer(stream)
        .then((raw) => readMessage(raw, { recipient, id }))
        .then((message) => saveMessage(database, message, now()))
        .then(
          () => taken(),
          () => taken(answer(451)),
        );
    },
  });
  // A client that goes away in the middle is no fault of this server.
  server.on('error', () => undefined);
  const { promise: listens, resolve, reject } = Promise.withResolvers<void>();
  server.server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await listens;
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      const { promise, resolve: closed } = Promise.withResolvers<void>();
      server.close(() => closed());
      return promise;
    },
  };
}

const answer = (responseCode: number): SMTPServerError =>
  Object.assign(new Error('as asked for'), { responseCode });

type Envelope = { recipient: string; id: string };

async function readMessage(raw: Buffer, { recipient, id }: Envelope): Promise<ReceivedMessage> {
  const email = await PostalMime.parse(raw);
  return {
    kind: 'email',
    key: email.messageId ?? id,
    sender: email.from?.name ?? '',
    recipient,
    replyTo: email.replyTo?.map(readable).join(', ') ?? null,
    subject: email.subject ?? '',
    body: (email.text ?? '').trimEnd(),
  };
}

const readable = ({ name, address = '' }: Address): string =>
  name === '' ? address : `${name} <${address}>`;
