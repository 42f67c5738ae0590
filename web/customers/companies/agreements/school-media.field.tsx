import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import {
  schoolMedia,
  type SchoolMedium,
} from '@takst/domain/services/school-tickets/school-medium.ts';
import { useId } from 'react';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FieldHints, hintAttributes } from '#platform/design/fields/field.tsx';
import { labelClass } from '#platform/design/fields/field-style.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useAgreementField } from './agreement-fields.ts';

const labels = { phone: 'mediaPhone', card: 'mediaCard', 'new-card': 'mediaNewCard' } as const;

/** What pupils' tickets may lie on under a school's agreement (spec 3 §5). */
export function SchoolMediaField() {
  const t = useTexts('companies');
  const id = useId();
  const { tenant } = useSignedIn();
  const { label, value, error, onChange } = useAgreementField('schoolMedia');
  const origins = cardOriginsOf(tenant);
  const isOffered: Record<SchoolMedium, boolean> = {
    phone: true,
    card: origins.includes('existing'),
    'new-card': origins.includes('new'),
  };
  const hints = { description: t('schoolMediaHelp'), error };
  return (
    <fieldset data-field="schoolMedia" {...hintAttributes(id, hints)} className="min-w-0">
      <legend className={labelClass}>{label}</legend>
      {schoolMedia
        .filter((medium) => isOffered[medium])
        .map((medium) => (
          <Checkbox
            key={medium}
            name={`schoolMedia-${medium}`}
            label={t(labels[medium])}
            value={value.includes(medium)}
            onChange={(isChosen) =>
              onChange(
                schoolMedia.filter((one) => (one === medium ? isChosen : value.includes(one))),
              )
            }
          />
        ))}
      <FieldHints id={id} {...hints} />
    </fieldset>
  );
}
