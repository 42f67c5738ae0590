import type { FreeEditPreview } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { cardDays } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { formatPhone, formatPrice } from '#platform/design/format.ts';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { useFreeOffer } from '#services/free-tickets/order/free-order-offer.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import type { EffectNote } from '#ticketing/tickets/change/effect-note.ts';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import type { EditFields } from './edit-fields.ts';

interface EditEffectProps {
  ticket: FreeTicket;
  fields: EditFields;
  preview: FreeEditPreview;
  /** The first day of the new ticket; null while none is chosen. */
  from: Temporal.PlainDate | null;
}

/** What becomes of the two tickets, what the holder gets, and what it costs and is taxed for. */
export function EditEffect({ ticket, fields, preview, from }: EditEffectProps) {
  const t = useTexts('free-edit');
  const { day } = useChangeTexts(ticket);
  const { today } = useFreeOffer();
  const isNeverValid = from !== null && Temporal.PlainDate.compare(from, ticket.startDate) <= 0;
  const isAtOnce = from !== null && Temporal.PlainDate.compare(from, today) <= 0;
  const leavesCard = ticket.travelCardState !== null && fields.medium === 'phone';
  // A card that is not made is cancelled when its ticket is over: there is nothing to come back to.
  const isCardCancelled =
    leavesCard && ticket.travelCardState === 'REQUESTED' && (isNeverValid || isAtOnce);
  return (
    <ChangeEffect
      notes={[
        from && {
          icon: 'check',
          text: isNeverValid
            ? t('oldNeverValid')
            : t('oldUntil', { date: day(from.subtract({ days: 1 })) }),
        },
        useMediumNote({ ticket, fields, preview, from }),
        leavesCard && { icon: 'card', text: t(isCardCancelled ? 'cardCancelled' : 'cardLeft') },
        preview.expirationDate && {
          icon: 'info',
          text: t('endsByRule', { date: day(preview.expirationDate) }),
        },
        useAmountNote('price', preview),
        useAmountNote('tax', preview),
        !isAtOnce && !isCardCancelled && { icon: 'undo', text: t('undoable') },
      ]}
    />
  );
}

/** What the holder gets: a code on another phone, another card, or nothing, as code or card stay. */
function useMediumNote({ ticket, fields, preview }: EditEffectProps): EffectNote {
  const t = useTexts('free-edit');
  const { newCardFeeOre } = useFreeOffer();
  const { phoneCountryCode, phone } = fields;
  if (preview.needsNewCard) {
    const price =
      newCardFeeOre === null ? '' : t('newCardFee', { price: formatPrice(newCardFeeOre) });
    return { icon: 'card', text: `${t('newCard', { days: cardDays })} ${price}`.trim() };
  }
  if (fields.medium === 'card') return { icon: 'card', text: t('sameCard') };
  const isSame = ticket.phone === phone && ticket.phoneCountryCode === phoneCountryCode;
  return isSame
    ? { icon: 'phone', text: t('sameCode') }
    : { icon: 'send', text: t('newCode', { phone: formatPhone(phoneCountryCode, phone) }) };
}

const amounts = {
  price: { of: 'pricePerMonth', changed: 'priceChanged', same: 'priceSame' },
  tax: { of: 'taxAmount', changed: 'taxChanged', same: 'taxSame' },
} as const;

function useAmountNote(kind: keyof typeof amounts, preview: FreeEditPreview): EffectNote {
  const t = useTexts('free-edit');
  const facts = useFreeTicketFacts();
  const { of, changed, same } = amounts[kind];
  const [before, after] = [preview[of].before, preview[of].after].map(facts.amount);
  return {
    icon: 'wallet',
    text:
      before === after
        ? t(same, { amount: after ?? '' })
        : t(changed, { before: before ?? '', after: after ?? '' }),
  };
}
