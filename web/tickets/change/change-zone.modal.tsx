import { Modal } from '#design/overlays/modal.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { ZoneOfferProvider } from '#tickets/order-zones/zone-offer.ts';
import { ChangeZoneForm } from './change-zone.form.tsx';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { useTicketKit } from './ticket-kit.ts';

export function ChangeZoneModal(props: ChangeDialogProps) {
  const tActions = useTexts('ticket-actions');
  const { useZoneOffer } = useTicketKit();
  const offer = useZoneOffer();
  if (!offer) {
    return (
      <Modal isOpen width="wide" title={tActions('changeZone')} onClose={props.onClose}>
        <SkeletonLines lines={8} />
      </Modal>
    );
  }
  return (
    <ZoneOfferProvider value={offer}>
      <ChangeZoneForm {...props} />
    </ZoneOfferProvider>
  );
}
