import type { voucherOfferList } from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate, formatListedPhone, formatPrice } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OfferState } from './offer-state.tsx';

type Columns = ColumnContents<typeof voucherOfferList>;

/** Neither key nor code: support answers a caller by phone number and state. */
export function useOfferColumns(onSend: (offer: SupportedOffer) => void): Columns {
  const t = useTexts('vouchers');
  return {
    phone: {
      width: 8,
      isRowHeader: true,
      onCard: 'title',
      cell: (offer) => (
        <span className="whitespace-nowrap tabular-nums">{phoneOf(offer) ?? t('noPhone')}</span>
      ),
    },
    campaign: { cell: ({ campaign }) => campaign.name, isCut: true },
    amount: {
      width: 6,
      align: 'end',
      cell: ({ amountOre }) => (
        <span className="whitespace-nowrap tabular-nums">{formatPrice(amountOre)}</span>
      ),
    },
    periodEnd: {
      width: 8,
      cell: ({ periodStart, periodEnd, state }) => (
        <span className="tabular-nums">
          {formatDate(periodEnd)}
          {state === 'PLANNED' && (
            <span className="block text-small text-ink-muted">
              {t('from', { date: formatDate(periodStart) })}
            </span>
          )}
        </span>
      ),
    },
    state: { width: 16, cell: (offer) => <OfferState offer={offer} />, onCard: 'below' },
    createdAt: {
      width: 7,
      cell: ({ createdAt }) => (
        <span className="tabular-nums">{formatDate(businessDayOf(createdAt))}</span>
      ),
    },
    actions: {
      width: 9,
      align: 'end',
      cell: (offer) => <SendAgain offer={offer} onSend={onSend} />,
      onCard: 'below',
    },
  };
}

/** Null once it is erased. */
export const phoneOf = ({ phoneCountryCode, phone }: SupportedOffer): string | null =>
  phone === null ? null : formatListedPhone(phoneCountryCode ?? '', phone);

type SendAgainProps = { offer: SupportedOffer; onSend: (offer: SupportedOffer) => void };

function SendAgain({ offer, onSend }: SendAgainProps) {
  const t = useTexts('vouchers');
  const phone = phoneOf(offer);
  const isSendable = offer.state === 'AVAILABLE' || offer.state === 'CLAIMED';
  if (phone === null || !isSendable) return null;
  const isClaimed = offer.state === 'CLAIMED';
  return (
    <Button
      aria-label={isClaimed ? t('sendCodeTo', { phone }) : t('sendLinkTo', { phone })}
      onClick={() => onSend(offer)}
    >
      {t(isClaimed ? 'sendCode' : 'sendLink')}
    </Button>
  );
}
