import { useLocation } from '@tanstack/react-router';
import { MenuList } from '#design/menu/menu-list.tsx';
import { useSessionState } from '#session/use-session.ts';
import { plainText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { currentEntry, menuSectionsFor } from './menu-sections.ts';

export function Menu({ isSheet = false }: { isSheet?: boolean }) {
  const t = useTexts('app');
  const sections = menuSectionsFor(useSessionState(), (key) => plainText(t, key));
  const current = currentEntry(useLocation().pathname, sections);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t('mainMenu')}>
      <MenuList sections={sections} current={current} isSheet={isSheet} />
    </nav>
  );
}
