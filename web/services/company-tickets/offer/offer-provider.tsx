import { type ReactNode, useMemo } from 'react';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { OfferContext, type OrderOffer } from './order-offer.ts';
import { zoneOfferOf } from './zone-offer-of.ts';

/** Gives the order form what can be ordered, and its choice of zones the zones. */
export function OfferProvider({ value, children }: { value: OrderOffer; children: ReactNode }) {
  const zoneOffer = useMemo(() => zoneOfferOf(value), [value]);
  return (
    <OfferContext value={value}>
      <ZoneOfferProvider value={zoneOffer}>{children}</ZoneOfferProvider>
    </OfferContext>
  );
}
