import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { authorityAddress, infoOutline } from './info-outline.ts';

/**
 * Public: why and how long the portal stores data about holders of free tickets (spec 3 §2). Tells families who has
 * registered them, with a contact (GDPR art. 14).
 */
export function FreeTicketInfoPage() {
  const t = useTexts('free-ticket-info');
  const { operator, links } = tenantOf(pageFacts.tenant);
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <div className="grid max-w-4xl gap-(--space-gap)">
        <p className="max-w-prose">{t('controller', { operator })}</p>
        {infoOutline.sections.map(({ title, texts }) => (
          <Card key={title} title={t(title)}>
            <ul className="max-w-prose list-disc space-y-2 pl-5 text-pretty">
              {texts.map((text) => (
                <li key={text}>{t(text)}</li>
              ))}
            </ul>
          </Card>
        ))}
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          <li>
            <ExternalLink href={links.contactUs}>{t('contact')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.privacy}>{t('privacy')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={authorityAddress}>{t('authority')}</ExternalLink>
          </li>
        </ul>
      </div>
    </>
  );
}
