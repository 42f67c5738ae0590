import { vi } from 'vitest';

type Answer = { status: number; body?: unknown };
type Asked = { method: string; address: string; headers: Headers; body: unknown };
export type FakeServer = {
  asked: Asked[];
  /** What the server answers from now on: an answer, or something that happens on the way. */
  answers: (answer: (asked: Asked) => Answer | Promise<Answer>) => void;
};

/** Stands in for the network and nothing else; undone with `vi.unstubAllGlobals()`. */
export function fakeServer(): FakeServer {
  const asked: Asked[] = [];
  let answer: (asked: Asked) => Answer | Promise<Answer> = () => ({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { method = 'GET', headers, body } = request;
    const one = {
      method,
      address,
      headers: new Headers(headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    asked.push(one);
    const { status, body: answered } = await answer(one);
    return new Response(answered === undefined ? null : JSON.stringify(answered), { status });
  });
  return {
    asked,
    answers: (next) => {
      answer = next;
    },
  };
}
