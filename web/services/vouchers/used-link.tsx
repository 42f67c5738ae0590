import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** A used, an expired and a wrong link look the same (spec 3 §8). */
export function UsedLink() {
  const t = useTexts('voucher');
  const { operator, links } = tenantOf(pageFacts.tenant);
  return (
    <section className="mx-auto max-w-md rounded-panel border border-line bg-surface p-4">
      <h1 tabIndex={-1} className="text-title font-bold text-balance outline-none">
        {t('usedTitle')}
      </h1>
      <p className="mt-2">{t('movedOn')}</p>
      <h2 className="mt-4 border-t border-line pt-3 font-semibold">{t('lostTitle')}</h2>
      <p className="mt-1 text-table text-ink-muted">{t('lost', { operator })}</p>
      <h2 className="mt-3 border-t border-line pt-3 font-semibold">{t('neverTitle')}</h2>
      <p className="mt-1 text-table text-ink-muted">
        {t('never')} <ExternalLink href={links.contactUs}>{t('contactSupport')}</ExternalLink>
      </p>
    </section>
  );
}
