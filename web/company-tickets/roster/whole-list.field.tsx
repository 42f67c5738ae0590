import { RadioCards } from '#design/fields/radio-cards.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface WholeListFieldProps {
  /** Null until somebody has answered. */
  value: boolean | null;
  onChange: (isWhole: boolean) => void;
}

/** The first question: by a part of a list nobody leaves. */
export function WholeListField({ value, onChange }: WholeListFieldProps) {
  const t = useTexts('batch-company-ticket-roster');
  return (
    <RadioCards
      name="isWhole"
      label={t('question')}
      columns={2}
      value={value === null ? null : value ? 'whole' : 'part'}
      onChange={(answer) => onChange(answer === 'whole')}
      cards={[
        { value: 'whole', label: t('whole'), description: t('wholeText') },
        { value: 'part', label: t('part'), description: t('partText') },
      ]}
    />
  );
}
