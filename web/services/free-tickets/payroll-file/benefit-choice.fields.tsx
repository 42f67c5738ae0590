import { monthsToReport } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { monthIn, monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { BenefitChoice } from './benefit-choice.ts';

interface BenefitChoiceFieldsProps {
  choice: BenefitChoice;
  onChoose: (choice: BenefitChoice) => void;
}

/** A whole month, or the changes up to one. */
export function BenefitChoiceFields({ choice, onChoose }: BenefitChoiceFieldsProps) {
  const t = useTexts('benefit-file');
  const { kind, month, from } = choice;
  const choose = (part: Partial<BenefitChoice>) => onChoose({ ...choice, ...part });
  return (
    <div className="grid content-start gap-4">
      <RadioCards
        label={t('kind')}
        name="kind"
        value={kind}
        onChange={(kind) => choose({ kind })}
        cards={[
          { value: 'month', label: t('wholeMonth'), description: t('wholeMonthText') },
          { value: 'changes', label: t('changes'), description: t('changesText') },
        ]}
      />
      <MonthSelect label={t('month')} name="month" month={month} onChoose={choose} />
      {kind === 'changes' && (
        <MonthSelect label={t('from')} name="from" month={from} onChoose={choose} />
      )}
    </div>
  );
}

interface MonthSelectProps {
  label: string;
  name: 'month' | 'from';
  month: Temporal.PlainDate;
  onChoose: (part: Partial<BenefitChoice>) => void;
}

/** One of the months that are reported, the newest first. */
function MonthSelect({ label, name, month, onChoose }: MonthSelectProps) {
  const language = usePageLanguage();
  const { today } = useSession();
  return (
    <Select
      label={label}
      name={name}
      value={monthText(month)}
      onChange={(value) => onChoose({ [name]: monthIn(value) ?? month })}
      options={monthsToReport(today)
        .toReversed()
        .map((one) => ({ value: monthText(one), label: formatMonth(one, language) }))}
    />
  );
}
