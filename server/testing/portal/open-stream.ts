import { request } from 'node:http';
import type { SendOptions } from './send.ts';

export type OpenStream = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** What has come so far: events, pulses, or the body of another answer. */
  readonly text: () => string;
  /** The id of each event that has come. */
  readonly ids: () => string[];
  /** Milliseconds from the start to the end, or to when the client left. */
  readonly ended: Promise<number>;
  readonly leave: () => void;
};

/** Opens a stream of answers, and reads it until it ends or the client leaves. */
export async function openStream({ port, path, headers }: SendOptions): Promise<OpenStream> {
  const opened = Promise.withResolvers<OpenStream>();
  const end = Promise.withResolvers<number>();
  const startedAt = performance.now();
  const sending = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.on('close', () => end.resolve(performance.now() - startedAt));
    response.on('error', () => undefined);
    opened.resolve({
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: () => text,
      ids: () => [...text.matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id),
      ended: end.promise,
      leave: () => sending.destroy(),
    });
  });
  sending.on('error', opened.reject);
  sending.end();
  return opened.promise;
}
