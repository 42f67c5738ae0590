import { afterEach } from 'vitest';
import '#platform/design/words/signed-in-design.ts';
import { forgetReports } from '#platform/api/report-error.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import './dom.ts';
import { endQueryTimers } from './query-timers.ts';

// Prevents a draft or a toast of one test from appearing in the next, and its report from being
// taken for the next one's.
afterEach(() => {
  forgetReports();
  endQueryTimers();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

// The files of a worker share its document and modules: each starts with an empty document, in its
// language.
document.head.replaceChildren();
document.body.replaceChildren();
document.documentElement.lang = '';
localStorage.clear();
await startTexts([]);
