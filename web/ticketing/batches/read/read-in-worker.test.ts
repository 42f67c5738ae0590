import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';
import type { ReadMessage, ReadRequest } from './reading-worker.ts';

const request: ReadRequest = { source: { kind: 'paste', text: 'Kari' }, knownHeadings: new Map() };

/** A worker that says what the test says. */
class TestWorker extends EventTarget {
  isEnded = false;
  requests: unknown[] = [];
  postMessage(message: unknown) {
    this.requests.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: ReadMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let worker = new TestWorker();
const read = () => readInWorker(request, () => worker);

beforeEach(() => {
  vi.useFakeTimers();
  worker = new TestWorker();
});
afterEach(() => void vi.useRealTimers());

describe('a worker that reads', () => {
  it('answers with the reason why a file cannot be read, and is ended', async () => {
    const result = read();
    worker.say({ kind: 'problem', problem: { code: 'QUOTE_NOT_CLOSED', line: 7 } });
    expect(await result).toEqual({ problem: { code: 'QUOTE_NOT_CLOSED', line: 7 } });
    expect(worker).toMatchObject({ isEnded: true, requests: [request] });
  });

  it('is ended after two seconds of silence', async () => {
    const result = read();
    worker.say({ kind: 'alive' });
    await vi.advanceTimersByTimeAsync(1900);
    worker.say({ kind: 'alive' });
    await vi.advanceTimersByTimeAsync(1900);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await result).toEqual({ problem: { code: 'TOO_SLOW' } });
    expect(worker.isEnded).toBe(true);
  });

  it('is ended after half a minute, however much it says', async () => {
    const result = read();
    for (let seconds = 0; seconds < 31; seconds += 1) {
      worker.say({ kind: 'alive' });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(await result).toEqual({ problem: { code: 'TOO_SLOW' } });
  });

  it('that breaks is a file that cannot be read', async () => {
    const result = read();
    worker.dispatchEvent(new Event('error'));
    expect(await result).toEqual({ problem: { code: 'CANNOT_BE_READ' } });
    expect(worker.isEnded).toBe(true);
  });
});
