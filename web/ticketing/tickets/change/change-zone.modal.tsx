import { Modal } from '#platform/design/overlays/modal.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { ChangeZoneForm } from './change-zone.form.tsx';
import type { ZoneDialogProps } from './change-dialog-props.ts';

export function ChangeZoneModal(props: ZoneDialogProps) {
  const tActions = useTexts('ticket-actions');
  const offer = props.kit.useZoneOffer();
  if (!offer) {
    return (
      <Modal isOpen width="wide" title={tActions('changeZone')} onClose={props.onClose}>
        <SkeletonLines lines={8} />
      </Modal>
    );
  }
  return (
    <ZoneOfferProvider value={offer}>
      <ChangeZoneForm {...props} offer={offer} />
    </ZoneOfferProvider>
  );
}
