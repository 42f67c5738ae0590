import { connect, type Socket } from 'node:net';

const beginning = Buffer.from('\nid: ');

/** A client that opens a stream of answers, and counts the events. */
export class StreamClient {
  readonly #socket: Socket;
  #events = 0;
  #failure: Error | null = null;

  constructor(port: number, request: string) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => {
      // An event is written at once.
      if (chunk.includes(beginning)) this.#events += 1;
      if (chunk.includes('HTTP/1.1 ') && !chunk.includes('HTTP/1.1 200'))
        this.#failure = new Error(chunk.toString().split('\r\n')[0]);
    });
    this.#socket.on('error', (error) => {
      this.#failure = error;
    });
    this.#socket.on('close', () => {
      this.#failure ??= new Error('the stream has ended');
    });
    this.#socket.write(request);
  }

  /** Events so far; throws where the stream was refused, or is over. */
  get events(): number {
    if (this.#failure) throw this.#failure;
    return this.#events;
  }

  close(): void {
    this.#socket.destroy();
  }
}
