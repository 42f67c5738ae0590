import { type AnyRoute, createRoute, useLoaderData } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { UserSetupErrorPage } from '#session/user-setup-error.page.tsx';
import { loadTexts } from '#texts/language.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { TextFileName } from '#texts/texts.ts';

type Beside = {
  path: string;
  texts: readonly TextFileName[];
  load: () => Promise<ComponentType>;
};

/** Where the server leads when somebody signed in and cannot be let in (spec 1 §2.1). */
const userSetupError: Beside = {
  path: '/user-setup-error',
  texts: ['session'],
  load: async () => UserSetupErrorPage,
};

/** The components in all their states, for engineers and the accessibility test. */
const gallery: Beside = {
  path: '/dev/design',
  texts: [],
  load: async () => (await import('#design/gallery.page.tsx')).default,
};

/** Pages that are no places of their own: no menu leads there and no rule guards them. */
export const routesBesideTheTable = (rootRoute: AnyRoute): AnyRoute[] =>
  [userSetupError, ...(pageFacts.isProduction ? [] : [gallery])].map(({ path, texts, load }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      loader: async () => {
        const [component] = await Promise.all([load(), loadTexts(texts)]);
        return component;
      },
      component: Loaded,
    }),
  );

function Loaded() {
  const Content: ComponentType | null = useLoaderData({ strict: false });
  return Content && <Content />;
}
