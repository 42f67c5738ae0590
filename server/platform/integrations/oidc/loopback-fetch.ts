import type { CustomFetch } from 'openid-client';
import { request, type IncomingMessage } from 'node:http';

const onThisMachine = /^http:\/\/([\w-]+\.)*localhost[:/]/;

/**
 * A fetch that resolves `*.localhost` to this machine, as browsers do. Node asks the resolver, which often
 * does not know such names. For the embedded provider only.
 */
export const loopbackFetch: CustomFetch = (url, { method, headers, body, signal, redirect }) => {
  const signalOption = signal ? { signal } : {};
  if (!onThisMachine.test(url)) {
    // A copy, because the DOM's types do not accept an array over a shared buffer.
    const content = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
    return fetch(url, { method, headers, redirect, body: content, ...signalOption });
  }
  const { host, port, pathname, search } = new URL(url);
  const at = { host: '127.0.0.1', port: port || '80', path: pathname + search };
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...at, method, headers: { ...headers, host }, ...signalOption });
    outgoing.on('response', (incoming) => resolve(responseOf(incoming)));
    outgoing.on('error', reject);
    outgoing.end(body instanceof URLSearchParams ? body.toString() : undefined);
  });
};

async function responseOf(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 502;
  const content = status === 204 || status === 304 ? null : Buffer.concat(chunks);
  return new Response(content, { status, headers });
}
