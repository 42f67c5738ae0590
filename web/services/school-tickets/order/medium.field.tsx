import { cardDays } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import {
  schoolMedia,
  type SchoolMedium,
} from '@takst/domain/services/school-tickets/school-medium.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '#platform/design/buttons/link.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { SchoolOrderFields } from './school-order-fields.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import { useSchoolOrderField } from './use-school-order-field.ts';

export const mediumTexts = { phone: 'mobile', card: 'onCard', 'new-card': 'onNewCard' } as const;

/** What the tickets lie on; what the agreement lacks cannot be chosen (spec 3 §5). */
export function MediumField() {
  const t = useTexts('school-order');
  const { mediaOf, newCardFeeOre, tenant } = useSchoolOffer();
  const { control } = useFormContext<SchoolOrderFields>();
  const agreementNumber = useWatch({ control, name: 'agreementNumber' });
  const field = useSchoolOrderField('medium');
  const agreed = mediaOf(agreementNumber);
  const origins = cardOriginsOf(tenant.id);
  const isMade = {
    phone: true,
    card: origins.includes('existing'),
    'new-card': origins.includes('new'),
  };
  return (
    <div className="grid gap-4">
      <RadioCards<SchoolMedium>
        {...field}
        columns={3}
        cards={schoolMedia
          .filter((medium) => isMade[medium])
          .map((value) => {
            const isAgreed = agreed.includes(value);
            const price =
              value === 'new-card' && newCardFeeOre ? formatPrice(newCardFeeOre) : undefined;
            return {
              value,
              label: t(mediumTexts[value]),
              description: isAgreed ? price : t('notAgreed'),
              isDisabled: !isAgreed,
            };
          })}
      />
      {field.value === 'new-card' && <NewCards />}
    </div>
  );
}

/** How long new cards take; where they cannot be sent, why, and where the address is entered. */
function NewCards() {
  const t = useTexts('school-order');
  const { hasPostAddress } = useSchoolOffer();
  if (!hasPostAddress) {
    return (
      <Notice kind="warning" title={t('noPostAddressTitle')} isAnnounced>
        <p>{t('noPostAddressText')}</p>
        <PostAddressLink />
      </Notice>
    );
  }
  return <p className="text-small text-ink-muted">{t('newCardText', { days: cardDays })}</p>;
}

/** Where users of a school find its addresses. */
export function PostAddressLink() {
  const t = useTexts('school-order');
  return <Link to="/minside">{t('toPostAddress')}</Link>;
}
