import { type AnyRoute, createRoute, useLoaderData } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '#platform/texts/language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { TextFileName } from '#platform/texts/texts.ts';

type UnlistedPage = {
  path: string;
  texts: readonly TextFileName[];
  load: () => Promise<ComponentType>;
};

/** The server redirects here when a signed-in account has no usable user (spec 1 §2.1). */
const userSetupError: UnlistedPage = {
  path: '/user-setup-error',
  texts: ['session'],
  load: async () =>
    (await import('#platform/session/user-setup-error.page.tsx')).UserSetupErrorPage,
};

/** The design system in all states, for engineers and the accessibility test. */
const gallery: UnlistedPage = {
  path: '/dev/design',
  texts: [],
  load: async () => (await import('#platform/design/gallery/gallery.page.tsx')).default,
};

/** Pages outside the page table: not in any menu, and without access rules. */
export const routesBesideTheTable = (rootRoute: AnyRoute): AnyRoute[] =>
  [userSetupError, ...(pageFacts.isProduction ? [] : [gallery])].map(({ path, texts, load }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      loader: async () => {
        const [component] = await Promise.all([load(), loadTexts(texts)]);
        return component;
      },
      component: LoadedPage,
    }),
  );

function LoadedPage() {
  const Content: ComponentType | null = useLoaderData({ strict: false });
  return Content && <Content />;
}
