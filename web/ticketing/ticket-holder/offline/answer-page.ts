import { deviceTime } from '#platform/api/device-clock.ts';
import { type CheckProblem, markedHtml } from './copy-mark.ts';
import { deleteCopy, findCopy, saveCopy, updateCopy } from './copy-store.ts';
import type { FetchEvent } from './service-worker-scope.ts';
import {
  answerIn,
  assetsIn,
  isOutdated,
  type TicketCopy,
  type Verdict,
  verdictOn,
} from './ticket-copy.ts';

/** The holder may be waiting to board. */
const patienceMs = 4_000;
/** What comes between the two replaces the copy that is shown. */
const timeoutMs = 20_000;
/** A page that stays open brings its copy up to date this often, by the way of its calls. */
const freshMs = 5 * 60_000;

/** Answers with the page of the network, and with the copy when that fails or takes too long. */
export function answerPage(event: FetchEvent, page: string): void {
  const networkAnswer = fetchPage(page, event.request.url);
  event.respondWith(firstOf(page, networkAnswer));
  // A page that comes too late replaces the copy nonetheless.
  event.waitUntil(networkAnswer.then(({ saved }) => saved).catch(() => undefined));
}

type FetchedPage = {
  response: Response;
  /** It is not the page with a ticket, nor says that there is none. */
  isTrouble: boolean;
  saved: Promise<void>;
};

async function firstOf(page: string, fetched: Promise<FetchedPage>): Promise<Response> {
  const copy = await findCopy(page);
  if (!copy) return (await fetched).response;
  if (isOutdated(copy, deviceTime())) {
    await deleteCopy(page, deviceTime());
    return (await fetched).response;
  }
  const first = await Promise.race([fetched.catch(() => null), silence()]);
  if (!first) return openCopy(copy, 'offline');
  return first.isTrouble ? openCopy(copy, 'trouble') : first.response;
}

const silence = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

async function openCopy(copy: TicketCopy, problem: CheckProblem): Promise<Response> {
  const now = deviceTime();
  const { html, headers, receivedAt } = copy;
  await updateCopy(copy.page, now, { openedAt: now });
  return new Response(markedHtml(html, { problem, receivedAt }), {
    headers: headers.map(([name, value]) => [name, value]),
  });
}

/** Headers of the transfer, not of the page. */
const ofTransfer = new Set(['content-encoding', 'content-length', 'date']);

/** Fetches a page, and replaces or deletes its copy by what it says. */
async function fetchPage(page: string, address = page): Promise<FetchedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    // Past the browser's cache, in which a request waits for an earlier one that has got no answer.
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A choice of language or theme leads back to the page.
  if (response.type === 'opaqueredirect') {
    return { response, isTrouble: false, saved: Promise.resolve() };
  }
  const headers = [...response.headers].filter(([name]) => !ofTransfer.has(name));
  const html = await response.clone().text();
  const verdict = response.status < 500 ? verdictOn(answerIn(html)) : verdictOn(null);
  return {
    response,
    isTrouble: verdict.copy === 'leave',
    saved: applyVerdict(verdict, { page, html, headers }),
  };
}

type ReceivedPage = Pick<TicketCopy, 'page' | 'html' | 'headers'>;

async function applyVerdict(verdict: Verdict, received: ReceivedPage): Promise<void> {
  const now = deviceTime();
  if (verdict.copy === 'delete') return deleteCopy(received.page, now);
  if (verdict.copy === 'leave') return undefined;
  const earlier = await findCopy(received.page);
  // No HTML names fonts: the style does, and the page says which it has loaded (`keepLoadedPage`).
  const fonts = earlier?.assets.filter((path) => path.endsWith('.woff2')) ?? [];
  const assets = [...new Set([...assetsIn(received.html), ...fonts])];
  const { lastDay } = verdict;
  return saveCopy({ ...received, assets, lastDay, receivedAt: now, openedAt: now }, now);
}

/** Keeps a page that was loaded before there was a service worker, and the files that it has loaded. */
export async function keepLoadedPage(page: string, assets: readonly string[]): Promise<void> {
  if (!(await findCopy(page))) await refreshCopy(page);
  const copy = await findCopy(page);
  if (!copy) return;
  const all = [...new Set([...copy.assets, ...assets])];
  if (all.length > copy.assets.length) await updateCopy(page, deviceTime(), { assets: all });
}

/** Applies what a call of an open page has answered about its ticket. */
export async function noteAnswer(page: string, answer: Response): Promise<void> {
  const verdict = verdictOn({ status: answer.status, text: await answer.text() });
  if (verdict.copy === 'delete') return deleteCopy(page, deviceTime());
  if (verdict.copy === 'leave') return undefined;
  const copy = await findCopy(page);
  if (copy && deviceTime() - copy.receivedAt < freshMs) return undefined;
  return refreshCopy(page);
}

const refreshCopy = async (page: string): Promise<void> => (await fetchPage(page)).saved;
