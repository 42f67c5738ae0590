import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { OrderSchoolTicketsForm } from './order-school-tickets.form.tsx';
import { SchoolOfferProvider, useLoadedSchoolOffer } from './school-order-offer.ts';

/** Orders school tickets for pupils, one by one or pasted (spec 3 §2). */
export function OrderSchoolTicketsPage() {
  const t = useTexts('school-order');
  const { company } = useSession();
  const offer = useLoadedSchoolOffer();
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        back={<BackLink to="/skole">{t('toList')}</BackLink>}
        // In a wide window the school stands in the header.
        subtitle={<span className="md:hidden">{company.name}</span>}
      />
      {offer ? (
        <SchoolOfferProvider value={offer}>
          <ZoneOfferProvider value={offer}>
            <OrderSchoolTicketsForm key={company.id} />
          </ZoneOfferProvider>
        </SchoolOfferProvider>
      ) : (
        <Card>
          <SkeletonLines lines={12} />
        </Card>
      )}
    </>
  );
}
