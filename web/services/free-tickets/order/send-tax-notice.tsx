import type { sendTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';
import { dateIn, type FreeOrderFields } from './free-order-fields.ts';
import { type FreeOrderOffer, useFreeOffer } from './free-order-offer.ts';
import { useSoldFreeTicket } from './sold-free-ticket.ts';

const SendTaxNoticeModal = lazyDialog(
  async () => (await import('./send-tax-notice.modal.tsx')).SendTaxNoticeModal,
);

/** Lets the employee know what a family ticket means for their tax, before it is ordered. */
export function SendTaxNotice() {
  const t = useTexts('free-order');
  const offer = useFreeOffer();
  const { control, getValues } = useFormContext<FreeOrderFields>();
  const [relation, employeeId, agreementNumber, startDate] = useWatch({
    control,
    name: ['ticketHolderType', 'employeeId', 'agreementNumber', 'startDate'],
  });
  const { sold } = useSoldFreeTicket();
  const [body, setBody] = useState<Body<typeof sendTaxNotice> | null>(null);
  const isKnown = employeeId.trim().length > 1 && agreementNumber !== '' && dateIn(startDate);
  if (!offer.sendsTaxNotice || relation !== 'FAMILY_MEMBER' || !isKnown) return null;
  // Nothing can be told where no retail price is on file.
  if (!sold || sold.taxOre === null) return null;
  return (
    <div className="lg:order-2">
      <Button variant="quiet" onClick={() => setBody(noticeOf(getValues(), offer))}>
        {t('taxNotice')}
      </Button>
      {body && (
        <SendTaxNoticeModal body={body} taxOre={sold.taxOre} onClose={() => setBody(null)} />
      )}
    </div>
  );
}

/** What the notice is about: the order without who of the family it is for. */
function noticeOf(fields: FreeOrderFields, offer: FreeOrderOffer): Body<typeof sendTaxNotice> {
  const orderFields = orderedFieldsOf(fields, { ...offer, soldProduct: null });
  const { employeeId, zoneFrom, zoneTo, validAllZones } = orderFields;
  return {
    employeeId,
    zoneFrom,
    zoneTo,
    validAllZones,
    agreementNumber: Number(fields.agreementNumber),
    profile: profileCode(fields.profileId),
    startDate: dateIn(fields.startDate) ?? offer.today,
  };
}
