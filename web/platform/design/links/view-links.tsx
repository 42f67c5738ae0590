import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { PageLink } from './page-link.tsx';

interface ViewLinksProps {
  label: string;
  views: readonly { to: PageAddress; text: string }[];
  search: Readonly<Record<string, string>>;
}

/** A slash at the end makes no other page. */
const withoutSlash = (path: string): string => path.replace(/\/$/u, '');

/** Views of the same thing that have pages of their own; they look as tabs do. */
export function ViewLinks({ label, views, search }: ViewLinksProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // On a phone the views may be wider than the page: centres the current one.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    const { offsetLeft, offsetWidth } = current;
    nav.current.scrollLeft = offsetLeft + (offsetWidth - nav.current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="relative -mt-3 mb-4 flex overflow-x-auto border-b border-line"
    >
      {views.map(({ to, text }) => (
        <PageLink
          key={to}
          to={to}
          search={search}
          // Also with a filter in the address, which the link does not have.
          aria-current={withoutSlash(pathname) === withoutSlash(to) ? 'page' : undefined}
          className="flex min-h-11 shrink-0 items-center rounded-t-ui border-b-2 border-transparent px-4 font-medium text-ink-muted outline-offset-[-3px] hover:bg-hover hover:text-ink aria-[current=page]:border-select aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {text}
        </PageLink>
      ))}
    </nav>
  );
}
