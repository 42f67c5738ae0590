import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { maxTicketsOfOrder } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { FieldHints } from '#platform/design/fields/field.tsx';
import { labelClass } from '#platform/design/fields/field-style.ts';
import { Stepper } from '#platform/design/fields/stepper.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useId } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { profilesOf } from './counter-order-fields.ts';
import { priceOfOne } from './sold-order.ts';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

interface CountFieldsProps {
  label?: string;
  description?: string;
}

/** How many of each profile, with what one costs. */
export function CountFields({ label, description }: CountFieldsProps) {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const id = useId();
  const { offer, fields, product } = useCounterFields();
  const { value: counts, onChange, onBlur, error } = useCounterOrderField('counts');
  return (
    <fieldset data-field="counts" className="min-w-0">
      <legend className={labelClass}>{label ?? t('counts')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {profilesOf(product).map((profileId) => {
          const ore = priceOfOne(fields, { product, profileId }, offer);
          const name = profileName(profileId)[language];
          return (
            <Stepper
              key={profileId}
              name={`counts.${profileId}`}
              label={ore === null ? name : `${name}, ${formatPrice(ore)}`}
              max={maxTicketsOfOrder}
              value={counts[profileId] ?? ''}
              onChange={(count) => onChange({ ...counts, [profileId]: count })}
              onBlur={onBlur}
              isOptional={undefined}
            />
          );
        })}
      </div>
      <FieldHints id={id} description={description} error={error} />
    </fieldset>
  );
}
