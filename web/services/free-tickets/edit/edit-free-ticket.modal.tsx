import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { useMemo } from 'react';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import {
  type FreeOrderOffer,
  FreeOfferProvider,
} from '#services/free-tickets/order/free-order-offer.ts';
import { useLoadedOffer } from '#services/free-tickets/order/use-loaded-offer.ts';
import { zoneOfferOf } from '#services/free-tickets/order/zone-offer-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ChangeDialogProps } from '#ticketing/tickets/change/change-dialog-props.ts';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { EditFreeTicketForm } from './edit-free-ticket.form.tsx';

/** Edits a ticket (spec 3 §4 "Edit ticket"). */
export function EditFreeTicketModal({ ticket, onClose }: ChangeDialogProps<FreeTicket>) {
  const t = useTexts('free-edit');
  const loadedOffer = useLoadedOffer();
  const offer = useMemo(
    () => loadedOffer && withOwnDepartment(loadedOffer, ticket),
    [loadedOffer, ticket],
  );
  if (!offer) {
    return (
      <Modal isOpen width="wide" title={t('title')} onClose={onClose}>
        <SkeletonLines lines={12} />
      </Modal>
    );
  }
  return (
    <FreeOfferProvider value={offer}>
      <ZoneOfferProvider value={zoneOfferOf(offer)}>
        <EditFreeTicketForm ticket={ticket} onClose={onClose} />
      </ZoneOfferProvider>
    </FreeOfferProvider>
  );
}

/** A ticket keeps its department when that takes no more orders. */
function withOwnDepartment(offer: FreeOrderOffer, { agreementNumber }: FreeTicket): FreeOrderOffer {
  const isOffered = offer.departments.some(({ id }) => id === agreementNumber);
  const own = offer.company.allAgreements.filter(({ id }) => id === agreementNumber);
  return isOffered ? offer : { ...offer, departments: [...own, ...offer.departments] };
}
