import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type Order = 'day-first' | 'month-first';

interface SlashOrderProps {
  totals: BatchTotals;
  value: Order | null;
  onChange: (option: { slashOrder: Order | null }) => void;
}

/** Asked once there is a date that can be read in two ways. */
export function SlashOrder({ totals, value, onChange }: SlashOrderProps) {
  const t = useTexts('batches');
  const isQuestion = totals.faultGroups.some(({ code }) => code === 'dateOrderUnknown');
  if (value === null && !isQuestion) return null;
  return (
    <RadioCards
      name="slashOrder"
      label={t('slashTitle')}
      columns={2}
      value={value}
      onChange={(slashOrder) => onChange({ slashOrder })}
      cards={[
        { value: 'day-first', label: t('dayFirst') },
        { value: 'month-first', label: t('monthFirst') },
      ]}
    />
  );
}
