import { maxBudgetOre } from '@takst/domain/services/ticket-counter/counter-limits.ts';
import { exampleOf } from '@takst/domain/services/ticket-counter/personal-reference.rules.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatPrice } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTermsField } from './reference-fields.ts';

/** Budget and pattern, with what the pattern lets through. */
export function TermsFields() {
  const t = useTexts('invoice-references');
  const pattern = useTermsField('pattern');
  const isGiven = pattern.value.trim() !== '';
  return (
    <>
      <TextField
        {...useTermsField('budget')}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        description={t('budgetText')}
      />
      <div>
        <TextField {...pattern} isOptional autoComplete="off" description={t('patternText')} />
        <p aria-live="polite" className="mt-1 text-small">
          {isGiven && t('patternFits', { example: exampleOf(pattern.value.trim()) })}
        </p>
      </div>
    </>
  );
}

/** Labels and faults of both. */
export function useTermsTexts(): readonly FormField[] {
  const t = useTexts('invoice-references');
  return [
    {
      name: 'budget',
      label: t('budget'),
      fault: () => t('budgetFault', { max: formatPrice(maxBudgetOre) }),
    },
    { name: 'pattern', label: t('pattern') },
  ];
}
