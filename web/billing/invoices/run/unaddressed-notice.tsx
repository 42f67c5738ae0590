import type { AgreementWithoutAddress } from '@takst/contract/billing/invoices/run/invoice-run.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyList } from './company-list.tsx';

type UnaddressedProps = { unaddressed: readonly AgreementWithoutAddress[]; count: number };

/** Lists agreements whose invoices are not sent by e-mail; empty when there are none. */
export function UnaddressedNotice({ unaddressed, count }: UnaddressedProps) {
  const t = useTexts('invoice-runs');
  if (count === 0) return null;
  return (
    <Notice kind="warning" title={t('unaddressed', { count, number: formatNumber(count) })}>
      <p>{t('unaddressedText')}</p>
      <CompanyList entries={unaddressed} more={count - unaddressed.length} />
    </Notice>
  );
}
