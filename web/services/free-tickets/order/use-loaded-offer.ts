import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownSharesQuery } from '#services/free-tickets/own-share/own-share.queries.ts';
import { freeTicketSettingsQuery } from '#services/free-tickets/settings/free-ticket-settings.queries.ts';
import { useSession } from '#platform/session/use-session.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { type FreeOrderOffer, freeOrderOffer } from './free-order-offer.ts';
import { freePricesQuery } from './free-order.queries.ts';

/** What the company can order; null while it loads. */
export function useLoadedOffer(): FreeOrderOffer | null {
  const session = useSession();
  const { data: zones } = useQuery(zonesQuery);
  const { data: prices } = useQuery(freePricesQuery);
  const { data: settings } = useQuery(freeTicketSettingsQuery(session.company.id));
  const { data: shares } = useQuery(ownSharesQuery(session.company.id));
  return useMemo(
    () =>
      zones && prices && settings && shares
        ? freeOrderOffer(session, {
            zones,
            prices,
            settings: settings.settings,
            shares: shares.departments,
          })
        : null,
    [session, zones, prices, settings, shares],
  );
}
