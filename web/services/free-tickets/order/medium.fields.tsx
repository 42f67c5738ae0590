import { cardDays, firstFreeDay } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '#platform/design/buttons/link.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { FreeOrderFields } from './free-order-fields.ts';
import { useFreeOffer } from './free-order-offer.ts';
import { useCardLengths, useFreeOrderField } from './use-free-order-field.ts';

export const mediumTexts = { phone: 'mobile', card: 'onCard', 'new-card': 'onNewCard' } as const;

/** What the ticket lies on: a phone, a card that they have, or a new one, as the operator offers. */
export function MediumFields() {
  const t = useTexts('free-order');
  const { media, newCardFeeOre, today } = useFreeOffer();
  const { getValues, setValue } = useFormContext<FreeOrderFields>();
  const { onChange, ...field } = useFreeOrderField('medium');

  /** Moves a suggested day to the first one for a new card, which has to be made first. */
  function choose(medium: FreeOrderFields['medium']) {
    const suggested = (kind: typeof medium) =>
      firstFreeDay(today, { isNewCard: kind === 'new-card' }).toString();
    const isSuggested = getValues('startDate') === suggested(field.value);
    onChange(medium);
    if (isSuggested) setValue('startDate', suggested(medium));
  }

  return (
    <div className="grid gap-4">
      <RadioCards<FreeOrderFields['medium']>
        {...field}
        columns={3}
        onChange={choose}
        cards={media.map((value) => ({
          value,
          label: t(mediumTexts[value]),
          description:
            value === 'new-card' && newCardFeeOre ? formatPrice(newCardFeeOre) : undefined,
        }))}
      />
      {field.value === 'phone' && <PhoneOfTicket />}
      {field.value === 'card' && <CardNumberField />}
      {field.value === 'new-card' && <NewCard />}
    </div>
  );
}

/** The phone of a ticket; each ticket needs one of its own. */
export function PhoneOfTicket() {
  const t = useTexts('free-order');
  const { control, setValue } = useFormContext<FreeOrderFields>();
  const [countryCode, profileId] = useWatch({ control, name: ['phoneCountryCode', 'profileId'] });
  return (
    <PhoneField
      {...useFreeOrderField('phone')}
      description={t(profileId === 'CHILD' ? 'phoneHelpChild' : 'phoneHelp')}
      countryCode={countryCode}
      onCountryCode={(code) => setValue('phoneCountryCode', code)}
    />
  );
}

function CardNumberField() {
  const t = useTexts('free-order');
  const lengths = useCardLengths();
  return (
    <TextField
      {...useFreeOrderField('cardNumber')}
      description={t('cardNumberHelp', { lengths })}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** What a new card costs and how long it takes; where it cannot be sent, why, and where the address is entered. */
function NewCard() {
  const t = useTexts('free-order');
  const { hasPostAddress, newCardFeeOre } = useFreeOffer();
  if (!hasPostAddress) {
    return (
      <Notice kind="warning" title={t('noPostAddressTitle')} isAnnounced>
        <p>{t('noPostAddressText')}</p>
        <PostAddressLink />
      </Notice>
    );
  }
  return (
    <p className="text-small text-ink-muted">
      {t('newCardText', { days: cardDays })}{' '}
      {newCardFeeOre !== null && t('newCardFeeText', { price: formatPrice(newCardFeeOre) })}
    </p>
  );
}

/** Where users of a company find its addresses. */
export function PostAddressLink() {
  const t = useTexts('free-order');
  return <Link to="/minside">{t('toPostAddress')}</Link>;
}
