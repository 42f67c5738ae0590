import { isPageOf, pages } from '@takst/contract/app/pages.ts';
import { isFixedPath } from '@takst/contract/app/path-to.ts';
import { mayOpen, waitsForCompany } from '#app/page-table/page-admission.ts';
import { useKnownPages } from '#app/page-table/known-pages.ts';
import { chooseTheme } from '#app/shell/theme-choice.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { PaletteItem } from '#platform/design/palette/palette.tsx';
import { chooseCompany } from '#platform/session/choose-company.ts';
import { sessionIn, useSessionState, useSignedIn } from '#platform/session/use-session.ts';
import { chooseLanguage } from '#platform/texts/language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { openKeyboardDialog } from './palette-state.ts';

/** The built pages that this user may open by their address alone. */
export function usePagePlaces(): PaletteItem[] {
  const t = useTexts('app');
  const goTo = useGoTo();
  const state = useSessionState();
  const entries = useKnownPages();
  return pages.flatMap((page) => {
    const { path, needs } = page;
    const entry = entries[path];
    if (!entry || needs === 'anyone' || !isFixedPath(path)) return [];
    if (!isPageOf(page, pageFacts.tenant) || mayOpen(page, state) !== 'yes') return [];
    if (waitsForCompany(page, state)) return [];
    return {
      id: `page-${path}`,
      icon: entry.icon ?? 'arrow-right',
      text: plainText(t, entry.title),
      onAct: () => void goTo(path),
    };
  });
}

/** What can be done on every page. */
export function useActs(): PaletteItem[] {
  const t = useTexts('palette');
  const app = useTexts('app');
  const isNorwegian = usePageLanguage() === 'nb';
  const { user, companies } = useSignedIn();
  const company = sessionIn(useSessionState())?.company;
  const others = companies.matches.filter(({ id }) => id !== company?.id);
  return [
    ...others.map((other): PaletteItem => ({
      id: `change-to-${other.id}`,
      icon: 'company',
      text: t('changeCompanyTo', { company: other.name }),
      onAct: () => chooseCompany(user, other),
    })),
    {
      id: 'language',
      icon: 'globe',
      text: isNorwegian ? app('english') : app('norwegian'),
      onAct: () => void chooseLanguage(isNorwegian ? 'en' : 'nb'),
    },
    { id: 'light', icon: 'sun', text: t('lightTheme'), onAct: () => chooseTheme('light') },
    { id: 'dark', icon: 'moon', text: t('darkTheme'), onAct: () => chooseTheme('dark') },
    {
      id: 'keys',
      icon: 'info',
      text: t('keysTitle'),
      // After the palette has closed.
      onAct: () => queueMicrotask(() => openKeyboardDialog('keys')),
    },
  ];
}
