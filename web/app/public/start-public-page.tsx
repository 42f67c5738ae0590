import type { PagePath } from '@takst/contract/app/pages.ts';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { answersWithPage, type RawAnswer } from '#platform/api/answers-with-page.ts';
import { aliveEvent } from '#platform/design/page/comes-alive-later.tsx';
import { setLive } from '#platform/design/use-is-live.ts';
import { pageFacts, takeOperatorOfPage } from '#platform/texts/page-facts.ts';
import { textStore } from '#platform/texts/text-store.ts';
import type { TextFile, TextFileName } from '#platform/texts/texts.ts';
import { PublicPage } from './public-page.tsx';
import { repeatEarlyClick } from './early-clicks.ts';
import { hideSecrets } from './hide-secrets.ts';
import { beginVisit } from './public-visit.ts';
import { noteTyped, restoreTyped } from './typed-early.ts';

/**
 * Brings the page that the server has rendered to life. The build calls it with each page and its texts in one language
 * (`tools/bundle/public-entries.ts`). The frame is links, and needs no script.
 */
export async function startPublicPage(
  content: ComponentType,
  texts: Readonly<Record<string, TextFile>>,
): Promise<void> {
  const root = document.getElementById('page');
  if (!root) throw new Error('The page has no place to draw in');
  noteTyped(root);
  takeOperatorOfPage();
  const path = root.dataset['path'] as PagePath;
  const secrets = root.dataset['secrets']?.split(' ') ?? [];
  beginVisit({ path, pathname: location.pathname, search: hideSecrets(path, secrets) });
  answersWithPage.put(readAnswers());
  textStore.fetchWith(async (_, file) => texts[file] ?? {});
  textStore.renderIn(pageFacts.language);
  await Promise.all([
    textStore.loadAll(Object.keys(texts) as TextFileName[]),
    'Temporal' in globalThis || root.hasAttribute('data-without-temporal')
      ? undefined
      : import('temporal-polyfill/global'),
  ]);
  const rendered = root.innerHTML;
  const isLater = root.querySelector('[data-later]') !== null;
  const takeOver = () => {
    restoreTyped(root);
    // After the page has drawn itself with what was typed: what the button sends is of that drawing.
    setTimeout(repeatEarlyClick);
  };
  root.addEventListener(aliveEvent, takeOver, { once: true });
  setLive(false);
  hydrateRoot(
    root,
    <PublicPage
      content={content}
      onFailure={(error) => {
        setTimeout(() => showFailure(root, rendered));
        void report(error);
      }}
    />,
  );
  setLive(true);
  // Form fields keep what is typed from the end of the first effects on.
  if (!isLater) setTimeout(takeOver);
  root.dataset['live'] = 'yes';
}

/** What the server has rendered is readable without a script, save for a form. */
function showFailure(root: HTMLElement, rendered: string): void {
  const notice = document.getElementById('failed');
  root.innerHTML = notice ? '' : rendered;
  if (notice) notice.hidden = false;
}

const readAnswers = (): Readonly<Record<string, RawAnswer>> =>
  JSON.parse(document.getElementById('answers')?.textContent ?? '{}');

async function report(error: unknown): Promise<void> {
  const { reportError } = await import('#platform/api/report-error.ts');
  reportError('crash', error);
}
