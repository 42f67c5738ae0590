import { once } from 'node:events';
import { Agent, createServer, request as send, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Forwarded = {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

/** One address before several portals: each request goes to the next one, or to the one after where nobody listens. */
export async function roundRobin(port: number, portals: readonly number[]) {
  // A killed portal's connections are not used again.
  const agent = new Agent({ keepAlive: false });
  const answered = new Map<number, number>(portals.map((portal) => [portal, 0]));
  let turn = 0;
  function forward(call: Forwarded, response: ServerResponse, tries: number): void {
    const portal = portals[(turn += 1) % portals.length] ?? 0;
    const { method, path, headers, body } = call;
    const sent = send({ agent, host: '127.0.0.1', port: portal, method, path, headers });
    sent.on('response', (answer) => {
      answered.set(portal, (answered.get(portal) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') response.destroy();
      else if (tries > 1) forward(call, response, tries - 1);
      else response.writeHead(503).end();
    });
    sent.end(body);
  }
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    void buffer(request).then(
      (body) => forward({ method, path, headers, body }, response, portals.length),
      () => response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** How many calls each of them has answered. */
    answered: () => [...answered.values()],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
