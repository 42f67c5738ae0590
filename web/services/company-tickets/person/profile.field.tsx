import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';

/** Selects the profile when the company has several (spec 2 §2). */
export function ProfileField() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { profiles } = useOffer();
  const field = useOrderField('profileId');
  return (
    <Select
      {...field}
      label={t('profile')}
      options={profiles.map((id) => ({ value: id, label: profileName(id)[language] }))}
    />
  );
}
