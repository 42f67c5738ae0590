import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What follows from each answer to whether the list is whole. */
export interface WholeListTexts {
  whole: string;
  part: string;
}

interface WholeListFieldProps extends WholeListTexts {
  /** Null until the user has answered. */
  value: boolean | null;
  onChange: (isWhole: boolean) => void;
}

/** The first question: only a complete list proposes leavers. */
export function WholeListField({ whole, part, value, onChange }: WholeListFieldProps) {
  const t = useTexts('roster');
  return (
    <RadioCards
      name="isWhole"
      label={t('question')}
      columns={2}
      value={value === null ? null : value ? 'whole' : 'part'}
      onChange={(answer) => onChange(answer === 'whole')}
      cards={[
        { value: 'whole', label: t('whole'), description: whole },
        { value: 'part', label: t('part'), description: part },
      ]}
    />
  );
}
