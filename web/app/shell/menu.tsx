import { Link } from '@tanstack/react-router';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { menuFor } from './menu-items.ts';
import { menuRow } from './shell-style.ts';

/** The pages that can be gone to from anywhere. */
export function Menu() {
  const say = useTexts('app');
  const items = menuFor(useSessionState());
  if (items.length === 0) return null;
  return (
    <nav aria-label={say('mainMenu')}>
      <ul className="space-y-1">
        {items.map(({ path, icon, text }) => (
          <li key={path}>
            <Link
              to={path}
              activeOptions={{ exact: true }}
              className={menuRow}
              activeProps={{ className: classNames(menuRow, 'bg-tint text-on-tint hover:bg-tint') }}
            >
              <Icon name={icon} />
              {say(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
