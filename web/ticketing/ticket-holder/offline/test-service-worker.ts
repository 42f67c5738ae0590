import { afterEach, beforeEach, vi } from 'vitest';
import type { TicketCopy } from './ticket-copy.ts';

export const origin = 'https://portal.example';
const urlOf = (target: RequestInfo | URL): string =>
  new URL(target instanceof Request ? target.url : String(target), origin).href;

/** As much of a cache as the service worker uses; an answer that varies by a header is found by the same header alone. */
class TestCache {
  readonly answers = new Map<string, Response>();

  async match(target: RequestInfo, { ignoreVary = false } = {}): Promise<Response | undefined> {
    const answer = this.answers.get(urlOf(target));
    const varies = answer?.headers.get('vary') ?? null;
    const isOther = varies !== null && target instanceof Request && target.headers.has(varies);
    return isOther && !ignoreVary ? undefined : answer?.clone();
  }
  async put(target: RequestInfo, answer: Response): Promise<void> {
    this.answers.set(urlOf(target), answer);
  }
  async delete(target: RequestInfo): Promise<boolean> {
    return this.answers.delete(urlOf(target));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.answers.keys()].map((url) => new Request(url));
  }
  async addAll(paths: readonly string[]): Promise<void> {
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    if (!answers.every(({ ok }) => ok)) throw new TypeError('A file is not there.');
    answers.forEach((answer, place) => this.answers.set(urlOf(paths[place] ?? ''), answer));
  }
}

/** The caches of the device, by their names. */
export const stores = new Map<string, TestCache>();
const caches = {
  async open(name: string) {
    const store = stores.get(name) ?? new TestCache();
    stores.set(name, store);
    return store;
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
};

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

/** What the service worker does with its global scope. */
export const done: string[] = [];
const scope = {
  location: { origin },
  clients: { claim: async () => void done.push('claim') },
  skipWaiting: async () => void done.push('skipWaiting'),
  addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
};

export type NetworkAnswer = () => Response | Promise<Response>;
/** What the network answers by path; nothing for others. */
export const network = new Map<string, NetworkAnswer>();
/** The paths that were fetched, and how. */
export const fetched: { path: string; request: RequestInit }[] = [];

/** Puts the device in place of the browser's; a test begins with an empty one. */
function startDevice(): void {
  stores.clear();
  network.clear();
  fetched.length = 0;
  done.length = 0;
  vi.stubGlobal('self', scope);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (target: RequestInfo, request: RequestInit = {}) => {
    const { pathname, search } = new URL(urlOf(target));
    fetched.push({ path: pathname + search, request });
    const answer = network.get(pathname);
    if (!answer) throw new TypeError('no network');
    return answer();
  });
}

/** Lets the service worker handle an event: its answer, and the work that it waits for. */
export function dispatch(type: string, more: object = {}) {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  listeners.get(type)?.({
    ...more,
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = response;
      // A browser shows its error page; the test asks for the answer or not.
      response.catch(() => undefined);
    },
  });
  return { answer: answer as Promise<Response> | null, work: () => Promise.all(works) };
}

interface RequestOptions extends RequestInit {
  isNavigation?: boolean;
}

/** The page asks for something. */
export function request(address: string, { isNavigation = false, ...init }: RequestOptions = {}) {
  const request = new Request(new URL(address, origin), init);
  if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' });
  return dispatch('fetch', { request });
}

// The module adds its listeners to the scope that is there when it is loaded.
startDevice();
await import('./service-worker.ts');

export const opened = Date.parse('2026-04-10T10:00:00Z');
export const minute = 60_000;
export const page = '/billett/a-token';
export const call = '/holder-api/tickets/a-token';

export const ticketText = (changed: object = {}) =>
  JSON.stringify({
    status: 'active',
    expirationDate: '2026-04-30',
    answeredAt: '2026-04-10T10:00:00Z',
    ...changed,
  });
export const htmlOf = (text: string, { status = 200, assets = ['/assets/a.js'] } = {}) => {
  const scripts = assets.map((path) => `<script src="${path}"></script>`).join('');
  const answers = JSON.stringify({ [call]: { status, text } });
  return `<html lang="nb-NO">${scripts}<script type="application/json" id="answers">${answers}</script></html>`;
};
export const answering =
  (body: string, init: ResponseInit = {}): NetworkAnswer =>
  () =>
    new Response(body, init);
/** The server has the page with this ticket, and the files that it names. */
export function serve(text = ticketText(), assets = ['/assets/a.js'], path = page): void {
  network.set(path, answering(htmlOf(text, { assets }), { headers: { 'x-page': 'yes' } }));
  for (const asset of assets) network.set(asset, answering(`file ${asset}`));
}
export const loseNetwork = () => network.clear();
export const open = (path = page) => request(path, { isNavigation: true });
/** Opens a page while the network is there, so that it is kept. */
export async function keep(path = page): Promise<void> {
  const { answer, work } = open(path);
  await answer;
  await work();
}
export const copies = async (): Promise<TicketCopy[]> => {
  const stored = [...(stores.get('ticket-pages-1')?.answers.values() ?? [])];
  return Promise.all(stored.map(async (copy) => (await copy.clone().json()) as TicketCopy));
};
export const pagesKept = async () => (await copies()).map((copy) => copy.page);
export const filesKept = () =>
  [...(stores.get('ticket-assets-1')?.answers.keys() ?? [])].map((url) => new URL(url).pathname);
export const pathsFetched = () => fetched.map(({ path }) => path);
export const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();
export const markOf = async (answer: Promise<Response> | null) =>
  /data-unchecked="(\w+)" data-received="(\d+)"/.exec((await textOf(answer)) ?? '')?.slice(1);

/** Each test begins with an empty device at the same time. */
export function withEmptyDevice(): void {
  beforeEach(() => {
    startDevice();
    vi.useFakeTimers({ now: opened });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
