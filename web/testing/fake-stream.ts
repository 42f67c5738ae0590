import { answerStreamType } from '@takst/contract/platform/calls/answer-stream.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { Answering, ReceivedCall, RouteAnswer } from './fake-server.ts';

const isOfStream = ({ headers }: ReceivedCall): boolean =>
  headers.get('accept') === answerStreamType;

/** A route that answers as a stream where that is asked for, with whatever is its answer at the time. */
export function fakeStream(route: Route, first: unknown) {
  let [body, version] = [first, 1];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const write = (
    text: string,
    to: Iterable<ReadableStreamDefaultController<Uint8Array>> = open,
  ) => {
    for (const one of to) one.enqueue(new TextEncoder().encode(text));
  };
  const event = () => `id: "${version}"\ndata: ${JSON.stringify(body)}\n\n`;
  const streams: ReceivedCall[] = [];
  const answering: Answering = (call) => {
    const headers = { etag: `"${version}"` };
    if (!isOfStream(call)) return { status: 200, body, headers };
    streams.push(call);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        open.add(controller);
        call.signal?.addEventListener('abort', () => {
          if (open.delete(controller)) controller.error(call.signal?.reason);
        });
        write(':\n\n', [controller]);
        if (call.headers.get('if-none-match') !== headers.etag) write(event(), [controller]);
      },
    });
    return { status: 200, stream };
  };
  return {
    answer: [route, answering] satisfies RouteAnswer,
    /** The calls that have opened a stream. */
    streams,
    openStreams: () => open.size,
    change(next: unknown) {
      body = next;
      version += 1;
      write(event());
    },
    /** Part of an event, as a network may cut it. */
    write,
    event,
    end() {
      for (const one of open) one.close();
      open.clear();
    },
  };
}
