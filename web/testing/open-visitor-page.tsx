import { RouterProvider } from '@tanstack/react-router';
import { SessionContext } from '#platform/session/use-session.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { TextFileName } from '#platform/texts/texts.ts';
import { render } from './dom.ts';
import { pageFactsOf } from './page-facts-of.ts';
import { type PagesByPath, routerOf } from './router-of.tsx';

type VisitorPageOptions = Pick<
  NonNullable<Parameters<typeof pageFactsOf>[0]>,
  'language' | 'tenant' | 'onboardingForm'
> & {
  pages: PagesByPath;
  at: string;
  /** Text files to load. */
  texts: readonly TextFileName[];
};

/** Renders a public page for a test on 4 March 2026: nobody is signed in, and the query library is not loaded. */
export async function openVisitorPage({ pages, at, texts, ...facts }: VisitorPageOptions) {
  pageFactsOf(facts);
  await startTexts(texts);
  const router = routerOf(pages, at);
  render(
    <SessionContext value={{ state: 'not-logged-in' }}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return router;
}
