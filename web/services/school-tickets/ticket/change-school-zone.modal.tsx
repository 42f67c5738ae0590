import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { besideEachOther } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { type ZoneOffer, ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { ChangeSchoolZoneForm } from './change-school-zone.form.tsx';
import type { SchoolDialogProps } from './school-dialog-props.ts';

/** Gives a ticket other zones from a day on. */
export function ChangeSchoolZoneModal(props: SchoolDialogProps) {
  const tActions = useTexts('ticket-actions');
  const { tenant } = useSession();
  const { data: zones } = useQuery(zonesQuery);
  const offer = useMemo(
    (): ZoneOffer | null =>
      zones
        ? {
            tenant: tenantOf(tenant),
            zones: besideEachOther(zones),
            goesAnywhere: true,
            isStartOffered: () => true,
            // The server says what the zones cost, for the day and the profile of the ticket.
            productFor: () => null,
          }
        : null,
    [zones, tenant],
  );
  if (!offer) {
    return (
      <Modal isOpen width="wide" title={tActions('changeZone')} onClose={props.onClose}>
        <SkeletonLines lines={8} />
      </Modal>
    );
  }
  return (
    <ZoneOfferProvider value={offer}>
      <ChangeSchoolZoneForm {...props} offer={offer} />
    </ZoneOfferProvider>
  );
}
