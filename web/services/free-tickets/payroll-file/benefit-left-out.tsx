import { formatKroner, formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { BenefitCheck } from './benefit-choice.ts';
import { BenefitPeople } from './benefit-person.tsx';

/** What the file leaves out: nothing goes in silence. */
export function BenefitLeftOut({ check }: { check: BenefitCheck }) {
  const t = useTexts('benefit-file');
  const { withoutNumber, untaxed, nothingLeft } = check;
  const countOf = (count: number) => ({ count, number: formatNumber(count) });
  if (withoutNumber.lines + untaxed.lines + nothingLeft === 0) return null;
  return (
    <Notice>
      <div className="grid gap-2">
        {withoutNumber.lines > 0 && (
          <p>
            {t('withoutNumber', {
              ...countOf(withoutNumber.lines),
              amount: formatKroner(withoutNumber.total),
            })}
          </p>
        )}
        {untaxed.lines > 0 && (
          <div>
            <p>{t('untaxed', countOf(untaxed.lines))}</p>
            <BenefitPeople people={untaxed.people} total={untaxed.people.length} />
          </div>
        )}
        {nothingLeft > 0 && <p>{t('nothingLeft', countOf(nothingLeft))}</p>}
      </div>
    </Notice>
  );
}
