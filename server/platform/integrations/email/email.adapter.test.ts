import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email as Received } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpServer } from './email.adapter.ts';
import { type Email, EmailRefused } from './email.port.ts';

const email: Email = {
  tenant: 'ruter',
  to: 'kari@bedrift.example',
  subject: 'Hei på deg',
  text: 'Blåbærsyltetøy\n.\nog mer',
  key: 'order-1',
};
const senders = { ruter: 'ikke-svar@bedrift.example', akt: 'akt@x.example', fjord: 'f@x.example' };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const senderTo = (address: string, user = '') =>
  smtpServer({ url: `smtp://${user}${address}`, senders, timeoutMs: 10_000 });
/** For servers that never answer. */
const impatient = (address: string) =>
  smtpServer({ url: `smtp://${address}`, senders, timeoutMs: 300 });

/** A mail server that keeps what it takes, and answers as the test says. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onData(stream, _session, respond) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((read) => received.push(read))
        .then(() => respond());
    },
    ...options,
  });
  server.on('error', () => undefined);
  closing.push(() => server.close());
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return { received, address: addressOf(server.server) };
}

const answering = (responseCode: number) => Object.assign(new Error('said so'), { responseCode });
const failure = (sending: Promise<void>) =>
  sending.then(
    () => 'none',
    (error: unknown) => error,
  );
const headersOf = (one: Received | undefined) => one?.headers.map(({ key }) => key).toSorted();

describe('an e-mail', () => {
  it('has the brand as sender, its key as message id, and suppresses automatic replies', async () => {
    const { received, address } = await mailServer();
    await senderTo(address).send(email);
    expect(received).toMatchObject([
      {
        from: { name: 'Ruter Bedrift', address: 'ikke-svar@bedrift.example' },
        to: [{ name: '', address: 'kari@bedrift.example' }],
        subject: 'Hei på deg',
        messageId: '<order-1@bedrift.example>',
      },
    ]);
    expect(received[0]?.text?.trimEnd()).toBe(email.text);
    expect(received[0]?.replyTo).toBeUndefined();
    expect(headersOf(received[0])).toContain('auto-submitted');
  });

  it('has its answers go to another mailbox, and a form with colours where there is one', async () => {
    const { received, address } = await mailServer();
    const replyTo = { name: 'Åse "Ås" Ås, Oslo', address: 'ase@bedrift.example' };
    await senderTo(address).send({ ...email, replyTo, html: '<b>Hei</b>' });
    expect(received).toMatchObject([{ replyTo: [replyTo], html: '<b>Hei</b>\n' }]);
    expect(headersOf(received[0])).not.toContain('auto-submitted');
  });

  it('gets no header from what people write', async () => {
    const { received, address } = await mailServer();
    const sender = senderTo(address);
    await sender.send({ ...email, replyTo: { name: 'Kari', address: 'k@x.example' } });
    const lines = '\r\nBcc: thief@x.example\nX-More: 1\r\n\r\n<script>';
    await sender.send({
      ...email,
      subject: `Hei${lines}`,
      text: `Hei${lines}`,
      replyTo: { name: `Kari${lines}\u2028X-Even: 1\0`, address: 'k@x.example' },
    });
    expect(headersOf(received[1])).toEqual(headersOf(received[0]));
    expect(received[1]?.subject).toBe('Hei Bcc: thief@x.example X-More: 1 <script>');
    expect(received[1]?.bcc).toBeUndefined();
  });

  it.each(['k@x.example\r\nRCPT TO:<thief@x.example>', 'k@x.example, thief@x.example', ''])(
    'goes to one mailbox only: %j',
    async (to) => {
      const recipients: string[] = [];
      const { address } = await mailServer({
        onRcptTo({ address: recipient }, _session, respond) {
          recipients.push(recipient);
          respond();
        },
      });
      await failure(senderTo(address).send({ ...email, to }));
      expect(recipients).not.toContain('thief@x.example');
    },
  );

  it('that the server will never take is refused for good', async () => {
    const { address } = await mailServer({
      onRcptTo: (_to, _session, respond) => respond(answering(550)),
    });
    const refused = await failure(senderTo(address).send(email));
    expect(refused).toBeInstanceOf(EmailRefused);
    expect(String(refused)).toBe('EmailRefused: the mail server answered 550 for order-1');
  });

  it.each<[string, SMTPServerOptions, string]>([
    [
      'the recipient’s mailbox is busy',
      { onRcptTo: (_to, _session, respond) => respond(answering(450)) },
      'the mail server answered 450 for order-1',
    ],
    [
      'the server takes nobody now',
      { onConnect: (_session, respond) => respond(answering(421)) },
      'the mail server answered 421 for order-1',
    ],
    [
      'the sender is not let in, which is no fault of the e-mail',
      { onMailFrom: (_from, _session, respond) => respond(answering(550)) },
      'the mail server answered 550 for order-1',
    ],
  ])('can be sent later when %s', async (_what, options, expectedText) => {
    const { address } = await mailServer(options);
    const failed = await failure(senderTo(address).send(email));
    expect(failed).not.toBeInstanceOf(EmailRefused);
    expect(String(failed)).toBe(`Error: ${expectedText}`);
  });

  it('can be sent later when the server goes silent in the middle', async () => {
    const { address } = await mailServer({ onData: () => undefined });
    const failed = await failure(impatient(address).send(email));
    expect(failed).not.toBeInstanceOf(EmailRefused);
    expect(String(failed)).toBe('Error: the mail server did not accept order-1: ETIMEDOUT');
  });

  it('can be retried when the server is down or does not answer', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const address = addressOf(silent);
    expect(String(await failure(impatient(address).send(email)))).toMatch(/ETIMEDOUT|ECONNECTION/);
    silent.close();
    const connectionFailure = await failure(senderTo('127.0.0.1:1').send(email));
    expect(String(connectionFailure)).toMatch(
      /^Error: the mail server did not accept order-1: E[A-Z]+$/,
    );
  });

  it('goes nowhere when the password could be read on the way', async () => {
    const { received, address } = await mailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, respond) => respond(null, { user: 'takst' }),
    });
    const failed = await failure(senderTo(address, 'takst:secret@').send(email));
    expect(String(failed)).not.toContain('secret');
    expect(failed).toBeInstanceOf(Error);
    expect(received).toEqual([]);
  });
});
