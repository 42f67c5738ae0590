import { useQuery } from '@tanstack/react-query';
import { Modal } from '#design/overlays/modal.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { offerFor, OfferProvider } from '#tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useServicePages } from '#tickets/service-pages.ts';
import { ChangeZoneForm } from './change-zone.form.tsx';
import type { ChangeDialogProps } from './change-dialog-props.ts';

export function ChangeZoneModal(props: ChangeDialogProps) {
  const tActions = useTexts('ticket-actions');
  const session = useSession();
  const { service } = useServicePages();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  if (!zones || !products) {
    return (
      <Modal isOpen width="wide" title={tActions('changeZone')} onClose={props.onClose}>
        <SkeletonLines lines={8} />
      </Modal>
    );
  }
  return (
    <OfferProvider value={offerFor(session, { service, zones, products })}>
      <ChangeZoneForm {...props} />
    </OfferProvider>
  );
}
