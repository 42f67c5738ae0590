import '#platform/design/theme.css';
import { createRoot } from 'react-dom/client';
import { App, prepareFirstPage } from '#app/app.tsx';
import { reloadOnceWhenOutdated } from '#app/outdated-page.ts';
import { loadKnownPages, preloadFirstPage, textsOfFirstPage } from '#app/page-table/known-pages.ts';
import { createPageRouter } from '#app/router.tsx';
import { startSession } from '#platform/session/start-session.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { pageFacts, takeOperatorOfPage } from '#platform/texts/page-facts.ts';

async function start(root: HTMLElement) {
  takeOperatorOfPage();
  reloadOnceWhenOutdated();
  const texts = startTexts(
    pageFacts.isSignedIn ? ['app', 'session'] : ['app', ...textsOfFirstPage()],
  );
  preloadFirstPage();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const starting = startSession();
  const [entries] = await Promise.all([loadKnownPages(pageFacts.isSignedIn), texts]);
  const router = createPageRouter({ entries });
  // Until the first page can be drawn, what the server wrote in its place stays.
  const session = await starting;
  // What fails is reported by the page itself.
  await prepareFirstPage(router, session).catch(() => undefined);
  createRoot(root).render(<App router={router} session={session} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in');
void start(root);
