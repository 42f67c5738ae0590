import type { ReactNode } from 'react';
import { OfferProvider } from '#services/company-tickets/offer/offer-provider.tsx';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { OrderCompanyTicketForm } from './order-company-ticket.form.tsx';
import { useStartOfOrder } from './start-of-order.ts';

interface OrderFromAddressProps {
  /** Null while it loads. */
  offer: OrderOffer | null;
  waiting: ReactNode;
}

/** The form for the person in the address, or with the choices of the ticket there. */
export function OrderFromAddress({ offer, waiting }: OrderFromAddressProps) {
  const startOfOrder = useStartOfOrder();
  if (!offer || !startOfOrder) return waiting;
  return (
    <OfferProvider value={offer}>
      <OrderCompanyTicketForm {...startOfOrder(offer)} />
    </OfferProvider>
  );
}
