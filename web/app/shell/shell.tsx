import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { addIconPaths } from '#platform/design/icon.tsx';
import { shellIconPaths } from '#platform/design/shell-icon-paths.ts';
import { visitorIconPaths } from '#platform/design/visitor-icon-paths.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Footer } from './footer.tsx';
import { frameContentClass, frameMainClass, framePageClass } from './frame-style.ts';
import { Header } from './header.tsx';
import { hasMenu, LazyMenu } from './lazy-menu.ts';

addIconPaths({ ...shellIconPaths, ...visitorIconPaths });

/** The first view waits for it: a menu that came later would move the page. */
export const preloadMenu = async (): Promise<void> => {
  if (hasMenu(location.pathname)) await LazyMenu.preload();
};

export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  const pathname = useRouterState({ select: ({ location: { pathname: path } }) => path });
  return (
    <div className={framePageClass}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-ui bg-surface px-4 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <div className="flex-1 md:has-[>div_nav]:grid md:has-[>div_nav]:grid-cols-[var(--size-menu)_1fr] print:block!">
        {hasMenu(pathname) && (
          // Without entries it takes no room.
          <div className="hidden border-r border-line bg-surface md:has-[nav]:block print:hidden!">
            <div className="sticky top-(--size-header) max-h-[calc(100dvh-var(--size-header))] overflow-y-auto p-3">
              <Suspense>
                <LazyMenu />
              </Suspense>
            </div>
          </div>
        )}
        <main id="content" tabIndex={-1} className={frameMainClass}>
          <div className={frameContentClass}>{children}</div>
        </main>
      </div>
      <Footer />
    </div>
  );
}
