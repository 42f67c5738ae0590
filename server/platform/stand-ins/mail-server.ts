import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import type { Database } from '#platform/db/database.ts';
import { saveMessage, type ReceivedMessage } from './message.store.ts';
import { refuseInProduction } from './not-in-production.ts';

type MailServerOptions = {
  database: Database;
  now: () => Temporal.Instant;
  /** Undefined for a free port. */
  port?: number;
};

export type MailServerStandIn = { url: string; stop(): Promise<void> };

/** Delay for `slow@…`, past our time-out. */
const slowSeconds = 30;
const maxBytes = 10_000_000;

/**
 * Answers by the recipient's local part, so that failing e-mails can be tried by hand.
 */
const answers: Readonly<Record<string, number>> = { down: 421, refused: 550 };

/**
 * A local SMTP server that delivers nothing: received e-mails can be read at /dev/outbox. Listens on the
 * loopback address only.
 */
export async function startMailServer({
  database,
  now,
  port = 0,
}: MailServerOptions): Promise<MailServerStandIn> {
  refuseInProduction('The local mail server');
  const waiting = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    banner: 'Takst, for trying',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    size: maxBytes,
    onRcptTo({ address }, _session, respond) {
      const name = address.split('@')[0]?.toLowerCase() ?? '';
      const code = answers[name];
      if (code) return respond(answer(code));
      if (name !== 'slow') return respond();
      const timer = setTimeout(respond, slowSeconds * 1_000);
      waiting.add(timer);
      return undefined;
    },
    onData(stream, { envelope, id }, respond) {
      const recipient = envelope.rcptTo.map(({ address }) => address).join(', ');
      buffer(stream)
        .then((raw) => readMessage(raw, { recipient, id }))
        .then((message) => saveMessage(database, message, now()))
        .then(
          () => respond(),
          () => respond(answer(451)),
        );
    },
  });
  // A client that disconnects is not an error.
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
  Object.assign(new Error('as requested by the recipient name'), { responseCode });

type Envelope = { recipient: string; id: string };

async function readMessage(raw: Buffer, { recipient, id }: Envelope): Promise<ReceivedMessage> {
  const email = await PostalMime.parse(raw);
  return {
    kind: 'email',
    key: email.messageId ?? id,
    sender: email.from?.name ?? '',
    recipient,
    replyTo: email.replyTo?.map(formatAddress).join(', ') ?? null,
    subject: email.subject ?? '',
    body: (email.text ?? '').trimEnd(),
    attachments: email.attachments.map(({ filename }) => filename ?? ''),
  };
}

const formatAddress = ({ name, address = '' }: Address): string =>
  name === '' ? address : `${name} <${address}>`;
