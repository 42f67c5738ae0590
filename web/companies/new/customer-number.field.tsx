import { useFormContext } from 'react-hook-form';
import { useField } from '#companies/use-field.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { Card } from '#design/page/card.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

/** At the operators that give their customers numbers of their own (spec 1 §5). */
export function CustomerNumberField() {
  const t = useTexts('new-company');
  const { control } = useFormContext<NewCompanyFields>();
  return (
    <Card title={t('customerNumber')}>
      <div className="max-w-md">
        <TextField
          {...useField(control, 'customerNumber')}
          label={t('customerNumber')}
          description={t('customerNumberHelp')}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
