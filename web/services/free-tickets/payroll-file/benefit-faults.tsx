import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { BenefitCheck } from './benefit-choice.ts';
import { BenefitPeople } from './benefit-person.tsx';

/** Who keeps the file from being made. */
export function BenefitFaults({ faults }: Pick<BenefitCheck, 'faults'>) {
  const t = useTexts('benefit-file');
  if (faults.length === 0) return null;
  const number = formatNumber(faults.length);
  return (
    <Notice kind="warning" title={t('doesNotFit', { count: faults.length, number })}>
      <p className="mt-1">{t('doesNotFitText')}</p>
      <BenefitPeople people={faults} total={faults.length} />
    </Notice>
  );
}
