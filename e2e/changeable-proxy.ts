import {
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/** What becomes of a request before it reaches the portal: a status of the proxy itself, no answer at all, or nothing. */
type Disturbance = (path: string) => number | 'silence' | null;

/**
 * A proxy before the portal, on an origin of its own, whose network can be made bad. Playwright's routes do not see what a
 * service worker requests.
 */
export async function changeableProxy() {
  let disturb: Disturbance = () => null;
  let rewrite = (html: string) => html;
  const server = createServer((request, response) => {
    const problem = disturb(request.url ?? '/');
    if (problem === 'silence') return;
    if (problem !== null) {
      response.writeHead(problem).end();
      return;
    }
    const { method, headers, url } = request;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forward = send({ port: inject('port'), method, headers: plain, path: url });
    forward.on('response', (answer: IncomingMessage) => {
      void respond(response, answer, rewrite);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    at: (path: string) => `http://localhost:${port}${path}`,
    disturb: (next: Disturbance) => {
      disturb = next;
    },
    /** Changes the pages on their way. */
    rewrite: (next: typeof rewrite) => {
      rewrite = next;
    },
  };
}

async function respond(
  response: ServerResponse,
  answer: IncomingMessage,
  rewrite: (html: string) => string,
): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  const body = await buffer(answer);
  const isPage = headers['content-type']?.startsWith('text/html');
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(isPage ? rewrite(body.toString()) : body);
}
