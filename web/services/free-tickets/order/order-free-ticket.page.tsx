import { useQuery } from '@tanstack/react-query';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { FreeOfferProvider } from './free-order-offer.ts';
import { familyOfRelativeQuery } from './free-order.queries.ts';
import { OrderFreeTicketForm } from './order-free-ticket.form.tsx';
import { useRelativeInAddress } from './relative-in-address.ts';
import { useLoadedOffer } from './use-loaded-offer.ts';
import { zoneOfferOf } from './zone-offer-of.ts';

/** Orders a free ticket for an employee, a pensioner or a member of a family (spec 3 §2). */
export function OrderFreeTicketPage() {
  const t = useTexts('free-order');
  const { company } = useSession();
  const offer = useLoadedOffer();
  const relativeId = useRelativeInAddress();
  const family = useQuery(familyOfRelativeQuery(relativeId));
  const isFamilyMissing = relativeId !== null && family.isPending;
  const relative = family.data?.matches.find(({ id }) => id === relativeId) ?? null;
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        back={<BackLink to="/fribilletter">{t('toList')}</BackLink>}
        // In a wide window the company stands in the header.
        subtitle={<span className="md:hidden">{company.name}</span>}
      />
      {offer && !isFamilyMissing ? (
        <FreeOfferProvider value={offer}>
          <ZoneOfferProvider value={zoneOfferOf(offer)}>
            <OrderFreeTicketForm key={`${company.id}:${relativeId ?? ''}`} relative={relative} />
          </ZoneOfferProvider>
        </FreeOfferProvider>
      ) : (
        <Card>
          <SkeletonLines lines={12} />
        </Card>
      )}
    </>
  );
}
