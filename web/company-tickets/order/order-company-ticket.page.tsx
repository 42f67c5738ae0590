import { getSubscriber } from '@takst/contract/subscribers/get-subscriber.contract.ts';
import type { Product } from '@takst/contract/products/product.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { usePageLanguage } from '#design/page-language.ts';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { queryOf } from '#api/query.ts';
import { subscriberInAddress } from '#tickets/new-subscription-button.tsx';
import { OrderCompanyTicketForm } from './order-company-ticket.form.tsx';
import { offerFor, OfferProvider } from '#tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';

/** Orders a company ticket for a new or a known person (spec 2 §2). */
export function OrderCompanyTicketPage() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const session = useSession();
  const subscriberId = useSubscriberInAddress();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const { data: subscriber } = useQuery({
    ...queryOf(getSubscriber, { params: { id: subscriberId ?? 0 } }),
    enabled: subscriberId !== null,
  });
  const isLoading = subscriberId !== null && !subscriber;
  const offer = zones && products && !isLoading ? offerFor(session, { zones, products }) : null;
  const product = mainProduct(products ?? [])?.name[language] ?? t('companyTicket');
  const title = t('orderTitle', { product: product.toLocaleLowerCase('nb') });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} subtitle={t('orderSubtitle', { company: session.company.name })} />
      {offer ? (
        <OfferProvider value={offer}>
          <OrderCompanyTicketForm subscriber={subscriber ?? null} />
        </OfferProvider>
      ) : (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </>
  );
}

/** The product that is sold everywhere names the page. */
const mainProduct = (products: readonly Product[]): Product | undefined =>
  products.find(({ filters }) => Object.keys(filters).length === 0) ?? products[0];

function useSubscriberInAddress(): number | null {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = search[subscriberInAddress];
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
