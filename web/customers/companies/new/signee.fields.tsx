import { requiresSignee } from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type Place, useNewCompanyField } from './new-company-fields.ts';

/** The person who signs for the company; disabled where no signee is required (spec 1 §5). */
export function SigneeFields({ place }: { place: Place }) {
  const t = useTexts('new-company');
  const disabled = !requiresSignee(place.tenant, place);
  return (
    <Card title={t('signee')}>
      {disabled && <p className="mb-4 text-ink-muted">{t('signeeOff')}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...useNewCompanyField('signee.name')} disabled={disabled} autoComplete="off" />
        <TextField
          {...useNewCompanyField('signee.email')}
          type="email"
          inputMode="email"
          disabled={disabled}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
