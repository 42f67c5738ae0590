import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLanguage } from './page-language.ts';

/** Tells React Aria's parts which language the page is in, whatever the browser is set to. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = usePageLanguage() === 'nb' ? 'nb-NO' : 'en-GB';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
