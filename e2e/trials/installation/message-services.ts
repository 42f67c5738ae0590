import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import {
  companyRegisterPath,
  companyRegisterStandIn,
} from '@takst/server/platform/stand-ins/company-register.ts';

type Message = { readonly to: string; readonly text: string };

/** Messages that came, by who gets them. */
function mailbox() {
  const messages: Message[] = [];
  const withinMs = 60_000;
  return {
    take: (message: Message) => void messages.push(message),
    /** The part of a message that the form finds, as soon as it is there. */
    async find(to: string, form: RegExp): Promise<string> {
      const deadline = Date.now() + withinMs;
      while (Date.now() < deadline) {
        for (const message of messages) {
          const found = message.to === to ? form.exec(message.text) : null;
          if (found) return found[1] ?? found[0];
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${to} has got no message with ${form}: ${JSON.stringify(messages)}`);
    },
  };
}

/** An SMS gateway with the protocol of docs/installation.md. */
export async function startSmsGateway(token: string) {
  const received = mailbox();
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.headers.authorization !== `Bearer ${token}`) return 401;
      const { to, text } = (await json(request)) as Partial<Message>;
      if (to === undefined || text === undefined) return 422;
      received.take({ to, text });
      return 202;
    };
    answer().then(
      (status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/messages`, received, server };
}

/** A mail server that delivers nothing. */
export async function startMailServer() {
  const received = mailbox();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, respond) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ text = '' }) => {
          for (const { address } of envelope.rcptTo) received.take({ to: address, text });
        })
        .then(() => respond(), respond);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, server };
}

/** The company register, with the units of `database/reference`. */
export async function startCompanyRegister() {
  const app = Fastify();
  await app.register(companyRegisterStandIn());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: origin + companyRegisterPath, close: () => app.close() };
}
