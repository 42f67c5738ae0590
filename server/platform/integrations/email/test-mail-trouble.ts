import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with one connection; `lost` takes the e-mail and never says so. */
export type Trouble = 'silent' | 'rubbish' | 'cut' | 'lost';

export type TroubledMailServer = {
  /** What it took, whether or not it could say so. */
  received: Email[];
  /** Until now nobody listens: connections are refused. */
  listen(): Promise<void>;
  stop(): Promise<void>;
};

const endOfMessage = '\r\n.\r\n';

/** A mail server that is in trouble for as many connections as are said, one kind after the other, and then well. */
export async function troubledMailServer(
  port: number,
  troubles: Trouble[],
): Promise<TroubledMailServer> {
  const received: Email[] = [];
  const well = await wellServer(received);
  const wellPort = (well.server.address() as AddressInfo).port;
  const sockets = new Set<Socket>();
  const front: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const trouble = troubles.shift();
    if (trouble === 'silent') return;
    if (trouble === 'rubbish') return void socket.end('HTTP/1.1 200 OK\r\n\r\n<h1>Hei</h1>\r\n');
    between(socket, connect({ port: wellPort, host: '127.0.0.1' }), trouble);
  });
  return {
    received,
    listen: () => new Promise((listens) => front.listen(port, '127.0.0.1', listens)),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => front.close(closed));
      await new Promise<void>((closed) => well.close(() => closed()));
    },
  };
}

/** Passes everything on, until the connection breaks in the middle of the e-mail or after its end. */
function between(client: Socket, server: Socket, trouble: Trouble | undefined): void {
  let isAtEnd = false;
  client.on('data', (chunk: Buffer) => {
    const isContent = chunk.includes('Message-ID');
    if (trouble === 'cut' && isContent) return client.destroy();
    isAtEnd ||= chunk.includes(endOfMessage);
    server.write(chunk);
  });
  server.on('data', (chunk: Buffer) => {
    if (trouble === 'lost' && isAtEnd) client.destroy();
    else client.write(chunk);
  });
  client.on('close', () => server.end());
  server.on('close', () => client.end());
  server.on('error', () => undefined);
}

async function wellServer(received: Email[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onData(stream, _session, respond) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => received.push(email))
        .then(
          () => respond(),
          (error: Error) => respond(error),
        );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return server;
}
