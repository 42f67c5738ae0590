import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useNewCompanyField } from './new-company-fields.ts';

/** Only for operators that assign customer numbers themselves (spec 1 §5). */
export function CustomerNumberField() {
  const t = useTexts('new-company');
  return (
    <Card title={t('customerNumber')}>
      <div className="max-w-md">
        <TextField
          {...useNewCompanyField('customerNumber')}
          description={t('customerNumberHelp')}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
