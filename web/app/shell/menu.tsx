import { useLocation } from '@tanstack/react-router';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { PageLink } from '#design/links/page-link.tsx';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { menuFor } from './menu-items.ts';
import { menuRow } from './shell-style.ts';

const chosenRow = 'bg-select-tint text-on-select-tint hover:bg-select-tint';

/** The menu item of a page: its own, or that of its parent page. */
const closestTo = (pathname: string, items: readonly { path: string }[]): string | undefined =>
  items
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length)[0];

export function Menu() {
  const t = useTexts('app');
  const items = menuFor(useSessionState());
  const current = closestTo(useLocation().pathname, items);
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('mainMenu')}>
      <ul className="space-y-1">
        {items.map(({ path, icon, text }) => (
          <li key={path}>
            <PageLink
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(menuRow, path === current && chosenRow)}
            >
              <Icon name={icon} />
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
