import { useLocation } from '@tanstack/react-router';
import { useKnownPages } from '#app/page-table/known-pages.ts';
import { MenuList } from '#platform/design/menu/menu-list.tsx';
import { useSessionState } from '#platform/session/use-session.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { currentEntry, menuSectionsFor } from './menu-sections.ts';

export type MenuProps = { isSheet?: boolean };

type MenuEntriesProps = MenuProps & { openRequests?: number | undefined };

/** The pages that a visitor or a user may open; the page of ticket requests with how many of them are open. */
export function MenuEntries({ isSheet = false, openRequests }: MenuEntriesProps) {
  const t = useTexts('app');
  const knownPages = useKnownPages();
  const sections = menuSectionsFor(useSessionState(), (key) => plainText(t, key), knownPages).map(
    (section) => ({
      ...section,
      entries: section.entries.map((entry) =>
        knownPages[entry.path]?.countsOpenRequests ? { ...entry, count: openRequests } : entry,
      ),
    }),
  );
  const current = currentEntry(useLocation().pathname, sections);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t('mainMenu')}>
      <MenuList sections={sections} current={current} isSheet={isSheet} />
    </nav>
  );
}
