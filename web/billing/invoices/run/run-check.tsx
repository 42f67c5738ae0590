import type {
  OpenMonths,
  RunCheck as Check,
} from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { monthsOf } from '#billing/invoices/figures/invoice-months.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyList } from './company-list.tsx';
import { UnaddressedNotice } from './unaddressed-notice.tsx';
import { UnreachedNotice } from './unreached-notice.tsx';
import { useIssuesInvoices } from './use-issues-invoices.ts';

/** Lists months that are not closed and invoices that were not delivered, until they are. */
export function RunCheck({ check }: { check: Check }) {
  const { unaddressed, unreached } = check;
  return (
    <>
      {check.firstMonth === null && <FirstMonthMissing />}
      <OpenMonthsNotice check={check} />
      <UnaddressedNotice unaddressed={unaddressed.first} count={unaddressed.count} />
      <UnreachedNotice unreached={unreached.first} count={unreached.count} />
    </>
  );
}

function FirstMonthMissing() {
  const t = useTexts('invoice-runs');
  const { tenant } = useSignedIn();
  const isIssuing = useIssuesInvoices();
  return (
    <Notice kind="error" title={t('firstMonthMissing', { operator: tenantOf(tenant).operator })}>
      <p>{t(isIssuing ? 'firstMonthMissingText' : 'firstMonthMissingClosing')}</p>
    </Notice>
  );
}

const openReasons: { readonly [R in OpenMonths['reason']]: PlainTextKey<'invoice-runs'> } = {
  PRICE_MISSING: 'openUnpriced',
  LOCKED: 'openLocked',
  FAILED: 'openFailed',
  NOT_RUN: 'openNotRun',
};

function OpenMonthsNotice({ check: { openMonths } }: { check: Check }) {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  const isIssuing = useIssuesInvoices();
  const { count, first, moreCompanies } = openMonths;
  if (count === 0 && moreCompanies === 0) return null;
  const monthsIn = ({ firstMonth, lastMonth: { month, year } }: OpenMonths) =>
    monthsOf({ firstMonth, month, year }, language);
  return (
    <Notice kind="warning" title={t('openMonths', { count, number: formatNumber(count) })}>
      <p>{t(isIssuing ? 'openMonthsText' : 'openMonthsClosing')}</p>
      <CompanyList
        entries={first.map((open) => ({
          ...open,
          note: t('openMonthsOf', { months: monthsIn(open), reason: t(openReasons[open.reason]) }),
        }))}
        more={count - first.length}
      />
      {moreCompanies > 0 && (
        <p>{t('openCompanies', { count: moreCompanies, number: formatNumber(moreCompanies) })}</p>
      )}
    </Notice>
  );
}
