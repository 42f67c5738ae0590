import { send } from '@takst/server/testing/portal/send.ts';
import { loadavg } from 'node:os';
import { chanceFrom } from '../../../database/demo/chance.ts';
import { callersAt } from './callers.ts';
import { KnownValues } from './known-values.ts';
import { type GeneratedRequest, makeRequest } from './make-request.ts';
import { faultOfAnswer, type Operation, readOperations } from './operations.ts';
import { type Tally, tally } from './tally.ts';

export type RequestTrial = {
  /** Of a portal with the demo world, which trusts one proxy. */
  readonly port: number;
  readonly seed: number;
  readonly count: number;
  /** How many wait for an answer at once. */
  readonly at: number;
  readonly slowMs: number;
  /** A part of the names of operations, to try those alone. */
  readonly only?: string;
  /** Called now and then, while nothing is asked. */
  readonly look: (state: { sent: number; results: Tally }) => Promise<void>;
};

const looks = 20;
const patienceMs = 120_000;
const mostWarmUp = 4_000;
/** A body beyond what the server takes: it is not read to its end, and the connection is closed. */
const tooLarge = 1_000_000;

async function answerTo(port: number, request: GeneratedRequest) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in two minutes')), patienceMs);
  try {
    return await Promise.race([send({ port, ...request }), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

const parsed = (text: string, type: string | undefined): unknown =>
  type?.startsWith('application/json') ? JSON.parse(text) : undefined;

/** Sends requests made from the served document, first those that read, then any, and keeps what should not have come back. */
export async function requestTrial(trial: RequestTrial): Promise<Tally> {
  const { port, seed, count, at, slowMs, only = '', look } = trial;
  const host = `localhost:${port}`;
  const operations = await readOperations(`http://127.0.0.1:${port}`);
  const tried = operations.filter(({ operationId }) => operationId.includes(only));
  const reads = tried.filter(({ method }) => method === 'GET');
  const chance = chanceFrom(seed);
  const callers = callersAt(`http://${host}`, chance);
  await callers.open();
  const ofAll = new KnownValues(chance);
  const results = tally(tried);
  const warmUp = Math.min(mostWarmUp, count / 4);
  let sent = 0;

  const pickOperation = (from: readonly Operation[]): Operation => {
    const operation = from[chance.below(from.length)];
    if (!operation) throw new Error('There is no such operation.');
    return operation;
  };

  async function sendOne(number: number): Promise<void> {
    const maySpoil = number > warmUp;
    const operation = pickOperation(maySpoil || reads.length === 0 ? tried : reads);
    const caller = callers.pick(operation.operationId);
    const { kind, known, token } = caller;
    const request = makeRequest(
      operation,
      { chance, known: [known, ofAll], host, maySpoil },
      token,
    );
    const begin = performance.now();
    const answer = await answerTo(port, request);
    const ms = performance.now() - begin;
    const isAnswer = typeof answer !== 'string';
    const status = isAnswer ? answer.status : 0;
    results.add(operation, kind, { status, ms });
    const text = isAnswer ? answer.text.slice(0, 1_000) : answer;
    const fault = (what: string) =>
      results.fault({
        what,
        number,
        operation: operation.operationId,
        kind,
        request,
        answer: text,
      });
    await callers.answered(operation.operationId, caller, status);
    if (!isAnswer) {
      if ((request.body?.length ?? 0) < tooLarge) fault('no answer');
      return;
    }
    if (status >= 500) fault(String(status));
    if (ms > slowMs) fault(`slow (${(ms / 1_000).toFixed(1)} s)`);
    const json = parsed(answer.text, answer.headers['content-type']);
    const difference = faultOfAnswer(operation, status, json);
    if (difference) fault(`not as described: ${status} ${difference}`);
    if (status !== 200) return;
    known.learn(json, operation.tag);
    ofAll.learn(json, operation.tag);
  }

  async function work(until: number): Promise<void> {
    while (sent < until) {
      sent += 1;
      await sendOne(sent);
    }
  }

  for (let round = 1; round <= looks; round += 1) {
    const until = Math.round((count * round) / looks);
    await Promise.all(Array.from({ length: at }, () => work(until)));
    await look({ sent, results });
  }
  return results;
}

/** How it stands, in one line. */
export const stateLine = ({ sent, results }: { sent: number; results: Tally }): string =>
  `${sent} requests: ${results.faults().length} faults, 2xx of ${(results.share2xx() * 100).toFixed(0)} % of the operations, load ${loadavg()[0]?.toFixed(1)}`;
