import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export type CostCentreText = Omit<CostCentre, 'id'>;

const useField = createFieldHook<CostCentreText>();

/** Labels of both fields, for the form and its error summary. */
export function useCostCentreLabels() {
  const t = useTexts('cost-centres');
  return [
    { name: 'code', label: t('code') },
    { name: 'name', label: t('name') },
  ] as const;
}

export function CostCentreFields() {
  const t = useTexts('cost-centres');
  return (
    <>
      <TextField {...useField('code')} autoComplete="off" description={t('codeText')} />
      <TextField {...useField('name')} autoComplete="off" description={t('nameText')} />
    </>
  );
}
