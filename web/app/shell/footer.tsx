import { tenants } from '@takst/domain/tenants/tenants.ts';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The operator's own pages about the service (spec 1 §1). */
export function Footer() {
  const t = useTexts('app');
  const { brandTitle, links } = tenants[pageFacts.tenant];
  return (
    <footer aria-label={t('footer')} className="border-t border-line px-4 py-6 md:px-8">
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <li className="text-ink-muted">{brandTitle}</li>
        {(['contactUs', 'terms', 'privacy', 'cookies'] as const).map((name) => (
          <li key={name}>
            <ExternalLink href={links[name]} className="inline-flex min-h-11 items-center">
              {t(name)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
