import type { CustomFetch } from 'openid-client';
import { request, type IncomingMessage } from 'node:http';

const onThisMachine = /^http:\/\/([\w-]+\.)*localhost[:/]/;

/**
 * A fetch that finds `*.localhost` on this machine. Browsers do so by themselves, Node asks the
 * resolver, which often knows no such name. For the embedded provider only.
 */
export const loopbackFetch: CustomFetch = (url, { method, headers, body, signal, redirect }) => {
  const passed = signal ? { signal } : {};
  if (!onThisMachine.test(url)) {
    // Bytes as a copy: where a browser's types are known too, none that might be shared are taken.
    const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
    return fetch(url, { method, headers, redirect, body: sent, ...passed });
  }
  const { host, port, pathname, search } = new URL(url);
  const at = { host: '127.0.0.1', port: port || '80', path: pathname + search };
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...at, method, headers: { ...headers, host }, ...passed });
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
