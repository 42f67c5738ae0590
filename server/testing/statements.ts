import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type Statement, statementChannel } from '#platform/db/connection/statement-channel.ts';

/** The measured work that the current code belongs to. */
const currentWork = new AsyncLocalStorage<string | undefined>();
const workHeader = 'x-measured-work';
let works = 0;

type StatementsResult<T> = { result: T; statements: Statement[] };

/**
 * What a piece of work gives, and every statement of its own: of its calls by `send` as well, but not of jobs and other
 * calls that run meanwhile.
 */
export function statementsOf<T>(work: () => Promise<T>): Promise<StatementsResult<T>> {
  works += 1;
  const id = String(works);
  return collect(
    () => workAs(id, work),
    () => currentWorkId() === id,
  );
}

/** Does a piece of work, with its calls by `send`, under an id of its own. */
export const workAs = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  currentWork.run(id, work);

/** The id of the work that the current code belongs to. */
export const currentWorkId = (): string | undefined => currentWork.getStore();

/** The result of a piece of work, and all statements that reached the database meanwhile, also those of other work. */
export const statementsMeanwhile = <T>(work: () => Promise<T>): Promise<StatementsResult<T>> =>
  collect(work, () => true);

async function collect<T>(
  work: () => Promise<T>,
  isCounted: () => boolean,
): Promise<StatementsResult<T>> {
  const statements: Statement[] = [];
  const note = (statement: unknown) => {
    if (isCounted()) statements.push(statement as Statement);
  };
  statementChannel.subscribe(note);
  try {
    return { result: await work(), statements };
  } finally {
    statementChannel.unsubscribe(note);
  }
}

/** Tells the server in this process to which measured work a request belongs. */
export const headersOfWork = (): Record<string, string> => {
  const id = currentWorkId();
  return id === undefined ? {} : { [workHeader]: id };
};

/** A connection serves many calls, so that a call has the context of none; the events of its body have none, too. */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const id = request.headers[workHeader]?.toString();
  currentWork.enterWith(id);
  if (id === undefined) return;
  const emit = request.emit.bind(request);
  request.emit = (...event: Parameters<typeof emit>) => currentWork.run(id, () => emit(...event));
});
