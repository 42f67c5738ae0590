import { connect, type Socket } from 'node:net';

/**
 * A minimal client with one connection, as its cost is part of both sides of every ratio. It supports
 * only answers with `Content-Length`, which all measured servers send.
 */
export class HttpClient {
  readonly #port: number;
  #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#connect();
  }

  /** The body; empty when it is the one that the caller has. */
  ask(request: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#waiting = { resolve, reject };
    // A server closes a connection that has rested for a minute.
    if (this.#socket.destroyed) this.#socket = this.#connect();
    this.#socket.write(request);
    return promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #connect(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    // An earlier connection may tell that it is closed when the next one is in use.
    const fail = (error: Error) => socket === this.#socket && this.#waiting?.reject(error);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the connection was closed')));
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const end = this.#read.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#read.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (this.#read.length < end + 4 + length) return;
    const body = this.#read.toString('utf8', end + 4, end + 4 + length);
    this.#read = Buffer.alloc(0);
    if (/^HTTP\/1.1 (200|304)/.test(head)) this.#waiting?.resolve(body);
    else this.#waiting?.reject(new Error(`${head.split('\r\n')[0]}: ${body}`));
  }
}

export type Request = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: unknown;
  /** The Idempotency-Key. */
  key?: string;
  /** Of the answer that the caller has. */
  etag?: string;
  /** What the caller accepts; JSON by default. */
  accept?: string;
  /** The operator whose host is called; the main operator by default. */
  host?: string;
};

/** The bytes of a request as a browser sends it. */
export function bytesOf(port: number, request: Request): string {
  const { method = 'GET', path, token, body, key, etag, accept = 'application/json' } = request;
  const text = body === undefined ? '' : JSON.stringify(body);
  const host = `${request.host ?? 'localhost'}:${port}`;
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `accept: ${accept}`,
    ...(token === undefined ? [] : [`cookie: takst_session=${token}`]),
    ...(method === 'GET' ? [] : [`origin: http://${host}`]),
    ...(body === undefined ? [] : ['content-type: application/json']),
    ...(method === 'GET' ? [] : [`content-length: ${Buffer.byteLength(text)}`]),
    ...(etag === undefined ? [] : [`if-none-match: ${etag}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    '',
    text,
  ].join('\r\n');
}
