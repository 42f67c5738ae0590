import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLanguage } from './page-language.ts';

/**
 * Sets React Aria's locale to the page's language, not the browser's. What uses React Aria has its own, so that
 * a page without loads none of it.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = usePageLanguage() === 'nb' ? 'nb-NO' : 'en-GB';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
