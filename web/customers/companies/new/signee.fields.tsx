import { requiresSignee } from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type NewCompanyFields, type Place, useNewCompanyField } from './new-company-fields.ts';

/** The person who signs for the company, at first the administrator; disabled where no signee is required (spec 1 §5). */
export function SigneeFields({ place }: { place: Place }) {
  const t = useTexts('new-company');
  const { control, setValue } = useFormContext<NewCompanyFields>();
  const adminSigns = useWatch({ control, name: 'adminSigns' });
  const disabled = !requiresSignee(place.tenant, place);
  return (
    <Card title={t('signee')}>
      {disabled ? (
        <p className="mb-4 text-ink-muted">{t('signeeOff')}</p>
      ) : (
        <Checkbox
          name="adminSigns"
          label={t('adminSigns')}
          value={adminSigns}
          onChange={(signs) => setValue('adminSigns', signs, { shouldDirty: true })}
        />
      )}
      {(disabled || !adminSigns) && <SigneeNameFields disabled={disabled} />}
    </Card>
  );
}

function SigneeNameFields({ disabled }: { disabled: boolean }) {
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <TextField {...useNewCompanyField('signee.name')} disabled={disabled} autoComplete="off" />
      <TextField
        {...useNewCompanyField('signee.email')}
        type="email"
        inputMode="email"
        disabled={disabled}
        autoComplete="off"
      />
    </div>
  );
}
