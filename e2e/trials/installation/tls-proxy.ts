import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Certificate } from './certificate.ts';

type Way = { readonly port: number; readonly portalPort: number };

/** Speaks https in front of the portal and sets the headers of `deploy/nginx.conf`. */
export async function startTlsProxy(
  certificate: Certificate,
  { port, portalPort }: Way,
): Promise<Server> {
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const passedOn = request({
      host: '127.0.0.1',
      port: portalPort,
      method,
      path: url,
      headers: {
        ...headers,
        'x-forwarded-host': headers.host,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': socket.remoteAddress ?? '',
      },
    });
    passedOn.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens));
  return server;
}
