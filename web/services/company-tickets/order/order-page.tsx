import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines, SkeletonTitle } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderManyButton } from '#ticketing/tickets/order-many-button.tsx';
import { OrderCompanyTicketForm } from './order-company-ticket.form.tsx';
import { OfferProvider } from '#services/company-tickets/offer/offer-provider.tsx';
import { offerFor } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderAddress } from './order-address.ts';
import {
  availableQuery,
  companyProductsQuery,
  zonesQuery,
} from '#ticketing/tickets/offer/order.queries.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

const OrderFromAddress = lazy(async () => ({
  default: (await import('./order-from-address.tsx')).OrderFromAddress,
}));

const noChoices = {};
const waiting = (
  <Card>
    <SkeletonLines lines={8} />
  </Card>
);

/** Orders a ticket, subscriptions or both for a new or a known person (spec 2 §2); the only type names the page. */
export function OrderPage() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const session = useSession();
  const { service } = useServicePages();
  const { subscriberId, ticketId } = useOrderAddress();
  const address = useRouterState({ select: ({ location }) => location.searchStr });
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const { data: available } = useQuery(availableQuery(session.company.id));
  const offer =
    zones && products && available
      ? offerFor(session, { service, zones, products, available })
      : null;
  const [first, second] = available ?? [];
  const hasTicket = available?.some(({ type }) => type === 'TICKET');
  const product = first?.name[language].toLocaleLowerCase('nb') ?? '';
  const title = !first
    ? null
    : hasTicket
      ? t('order')
      : second
        ? t('newOrder')
        : t('orderTitle', { product });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        title={title ?? <SkeletonTitle />}
        // In a wide window the company stands in the header.
        subtitle={<span className="md:hidden">{session.company.name}</span>}
        actions={<OrderManyButton />}
      />
      {subscriberId !== null || ticketId !== null ? (
        <Suspense fallback={waiting}>
          <OrderFromAddress key={address} offer={offer} waiting={waiting} />
        </Suspense>
      ) : offer ? (
        <OfferProvider value={offer}>
          <OrderCompanyTicketForm key={address} subscriber={null} choices={noChoices} />
        </OfferProvider>
      ) : (
        waiting
      )}
    </>
  );
}
