import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { FactList } from '#platform/design/page/fact-list.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CounterPrices } from './counter-prices.tsx';
import { infoOutline } from './info-outline.ts';

/** Public: what the ticket counter is, and what it costs (spec 3 §2). */
export function CounterInfoPage() {
  const t = useTexts('counter-info');
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <div className="grid gap-(--space-gap)">
        <Card title={t('whatTitle')}>
          <p className="max-w-prose">{t('whatText')}</p>
          <div className="mt-4">
            <FactList facts={infoOutline.facts.map((fact) => t(fact))} />
          </div>
        </Card>
        <Card title={t('mediaTitle')}>
          <Pairs pairs={infoOutline.media} />
        </Card>
        <Card title={t('pricesTitle')}>
          <p>{t('pricesText')}</p>
          {/* Keeps its place while the prices load. */}
          <div className="mt-4 min-h-80">
            <CounterPrices />
          </div>
        </Card>
        <Card title={t('questionsTitle')}>
          <Pairs pairs={infoOutline.questions} />
        </Card>
        <Card title={t('moreTitle')}>
          <ExternalLink href={tenantOf(pageFacts.tenant).links.contactUs}>
            {t('contact')}
          </ExternalLink>
        </Card>
      </div>
    </>
  );
}

type PairsProps = { pairs: (typeof infoOutline)['media' | 'questions'] };

function Pairs({ pairs }: PairsProps) {
  const t = useTexts('counter-info');
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {pairs.map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{t(title)}</dt>
          <dd className="mt-1 max-w-prose text-ink-muted">{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
