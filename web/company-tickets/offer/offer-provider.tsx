import type { ReactNode } from 'react';
import { ZoneOfferProvider } from '#tickets/order-zones/zone-offer.ts';
import { OfferContext, type OrderOffer } from './order-offer.ts';

/** Gives the order form what can be ordered, and its choice of zones the zones. */
export const OfferProvider = ({ value, children }: { value: OrderOffer; children: ReactNode }) => (
  <OfferContext value={value}>
    <ZoneOfferProvider value={value}>{children}</ZoneOfferProvider>
  </OfferContext>
);
