import { deviceTime } from '#platform/api/device-clock.ts';
import { deleteOtherVersions, deleteOutdated, findAsset } from './copy-store.ts';
import { answerPage, keepLoadedPage, noteAnswer } from './answer-page.ts';
import type { ServiceWorkerScope } from './service-worker-scope.ts';

/**
 * Keeps the pages of tickets that were opened, and shows them when there is no network (docs/decisions/0119). Its scope
 * is `/billett/`.
 */
declare const self: ServiceWorkerScope;

const ticketPage = /^\/billett\/[\w-]+$/;
const ticketCall = /^\/holder-api\/tickets\/([\w-]+)$/;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([deleteOtherVersions(), deleteOutdated(deviceTime()), self.clients.claim()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const [, token] = ticketCall.exec(pathname) ?? [];
  if (request.mode === 'navigate' && ticketPage.test(pathname)) answerPage(event, pathname);
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (token !== undefined) {
    const response = fetch(request);
    // Before the answer is given away: what has been read cannot be cloned.
    const noted = response.then((answer) => noteAnswer(`/billett/${token}`, answer.clone()));
    event.respondWith(response);
    event.waitUntil(noted.catch(() => undefined));
  }
});

/** The name of a built file changes with its content. */
const answerAsset = async (request: Request): Promise<Response> =>
  (await findAsset(request)) ?? fetch(request);

self.addEventListener('message', (event) => {
  const { page, assets } = Object(event.data) as { page?: unknown; assets?: unknown };
  if (typeof page !== 'string' || !ticketPage.test(page) || !Array.isArray(assets)) return;
  const paths = assets.filter((path) => typeof path === 'string' && path.startsWith('/assets/'));
  event.waitUntil(keepLoadedPage(page, paths));
});
