import type { ReactNode } from 'react';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { Icon } from '#platform/design/icon.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { publicVisit } from './public-visit.ts';

/** How the server is asked for another look: it sets the cookie and leads back to the address without the parameter. */
type Look = { language: 'nb' | 'en' } | { theme: 'auto' | 'light' | 'dark' };

interface LookLinkProps {
  look: Look;
  className: string;
  lang?: string;
  'aria-current'?: 'true' | undefined;
  children: ReactNode;
}

/** A link to this very page in another language or theme. */
export function LookLink({ look, children, ...rest }: LookLinkProps) {
  const { pathname, search } = publicVisit();
  const href = pathname + stringifySearch({ ...parseSearch(search), ...look });
  return (
    <a href={href} rel="nofollow" {...rest}>
      {children}
    </a>
  );
}

export function LanguageLink({ className }: { className: string }) {
  const t = useTexts('app');
  const isNorwegian = usePageLanguage() === 'nb';
  return (
    <LookLink
      look={{ language: isNorwegian ? 'en' : 'nb' }}
      lang={isNorwegian ? 'en-GB' : 'nb-NO'}
      className={className}
    >
      <Icon name="globe" />
      {isNorwegian ? t('english') : t('norwegian')}
    </LookLink>
  );
}
