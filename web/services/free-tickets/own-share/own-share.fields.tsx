import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import {
  nextShare,
  ownShareMonths,
  sharesAfter,
} from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { monthIn, monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { useWatch } from 'react-hook-form';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { amountIn, type OwnShareFields as Fields, useOwnShareField } from './own-share-form.ts';

/** Month and amount, and what they mean for the tax. */
export function OwnShareFields({ department }: { department: DepartmentShares }) {
  const t = useTexts('own-share');
  const language = usePageLanguage();
  const { today } = useSession();
  const months = ownShareMonths(department.firstOpenMonth, today);
  return (
    <>
      <Select
        {...useOwnShareField('month')}
        description={t('closedStay', { month: formatMonth(department.firstOpenMonth, language) })}
        options={months.map((month) => ({
          value: monthText(month),
          label: formatMonth(month, language),
        }))}
      />
      <TextField {...useOwnShareField('amount')} inputMode="decimal" autoComplete="off" />
      <Effect department={department} />
    </>
  );
}

/** Said before it is saved. */
function Effect({ department }: { department: DepartmentShares }) {
  const t = useTexts('own-share');
  const language = usePageLanguage();
  const [chosenMonth, typed] = useWatch<Fields, ['month', 'amount']>({ name: ['month', 'amount'] });
  const month = monthIn(chosenMonth);
  const amountOre = amountIn(typed);
  if (!month || amountOre === null) return null;
  const from = formatMonth(month, language);
  const after = sharesAfter(department.shares, { validFrom: month, amountOre });
  const next = nextShare(after, month);
  const sentences = [
    amountOre === 0
      ? t('effectNone', { month: from })
      : t('effect', { month: from, amount: formatPrice(amountOre) }),
    next &&
      t('untilNext', {
        month: formatMonth(next.validFrom, language),
        amount: formatPrice(next.amountOre),
      }),
  ];
  return (
    <div aria-live="polite">
      <Notice>{sentences.filter(Boolean).join(' ')}</Notice>
    </div>
  );
}
