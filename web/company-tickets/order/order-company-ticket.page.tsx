import type { Product } from '@takst/contract/products/product.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { usePageLanguage } from '#design/page-language.ts';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { OrderManyButton } from '#tickets/order-many-button.tsx';
import { OrderCompanyTicketForm } from './order-company-ticket.form.tsx';
import { offerFor, OfferProvider } from '#tickets/offer/order-offer.ts';
import { useStartOfOrder } from './start-of-order.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';

/** Orders a company ticket for a new or a known person (spec 2 §2). */
export function OrderCompanyTicketPage() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const session = useSession();
  const startOfOrder = useStartOfOrder();
  const address = useRouterState({ select: ({ location }) => location.searchStr });
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const offer = zones && products ? offerFor(session, { zones, products }) : null;
  const product = mainProduct(products ?? [])?.name[language] ?? t('companyTicket');
  const title = t('orderTitle', { product: product.toLocaleLowerCase('nb') });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        // In a wide window the company stands in the header.
        subtitle={<span className="md:hidden">{session.company.name}</span>}
        actions={<OrderManyButton />}
      />
      {offer && startOfOrder ? (
        <OfferProvider value={offer}>
          <OrderCompanyTicketForm key={address} {...startOfOrder(offer)} />
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
