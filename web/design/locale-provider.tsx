import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Tells date fields, lists and filters which language the page is in; once, around the pages. */
export function LocaleProvider({ language, children }: { language: 'nb' | 'en'; children: ReactNode }) {
  return <I18nProvider locale={language === 'nb' ? 'nb-NO' : 'en-GB'}>{children}</I18nProvider>;
}
