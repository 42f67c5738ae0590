type AskedWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

type Asked = {
  readonly startWorker: () => AskedWorker;
  readonly request: unknown;
  /** A worker that says nothing for so long hangs, and is ended. */
  readonly silenceMs: number;
  /** It is ended after so long in any case. */
  readonly maxMs: number;
};

export type NoAnswer = 'TOO_SLOW' | 'CANNOT_BE_READ';

type Message = { readonly kind: string };
type Answer<M extends Message> = Exclude<M, { readonly kind: 'alive' }>;

/**
 * The first message of a worker that is more than a sign of life: the page stays alive whatever the worker does. The
 * first message may take longer, as the worker has to be loaded.
 */
export function askWorker<M extends Message>(asked: Asked): Promise<Answer<M> | NoAnswer> {
  const { startWorker, request, silenceMs, maxMs } = asked;
  const worker = startWorker();
  const { promise, resolve } = Promise.withResolvers<Answer<M> | NoAnswer>();
  const tooSlow = () => resolve('TOO_SLOW');
  const deadline = setTimeout(tooSlow, maxMs);
  let silence: ReturnType<typeof setTimeout> | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<M>) => {
    clearTimeout(silence);
    if (isAnswer(data)) resolve(data);
    else silence = setTimeout(tooSlow, silenceMs);
  });
  worker.addEventListener('error', () => resolve('CANNOT_BE_READ'));
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(deadline);
    clearTimeout(silence);
    worker.terminate();
  });
}

const isAnswer = <M extends Message>(message: M): message is Answer<M> => message.kind !== 'alive';
