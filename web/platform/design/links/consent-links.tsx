import { privacyPage, termsPage } from '@takst/contract/app/terms-pages.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';

/** What a consent is about, below its box; in a window of its own, so that what is typed stays. */
export function ConsentLinks() {
  const t = useDesignTexts();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 pl-8">
      <ExternalLink href={termsPage}>{t('terms')}</ExternalLink>
      <ExternalLink href={privacyPage}>{t('privacy')}</ExternalLink>
    </p>
  );
}
