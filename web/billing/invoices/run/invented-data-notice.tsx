import { getInventedData } from '@takst/contract/billing/invoices/run/get-invented-data.contract.ts';
import type { InventedData } from '@takst/domain/platform/reference-data/invented-data.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

const kinds: { readonly [K in InventedData['kind']]: PlainTextKey<'invoice-runs'> } = {
  seller: 'inventedSeller',
  price: 'inventedPrice',
  vatRate: 'inventedVatRate',
  zones: 'inventedZones',
};

/** Why no run begins: what invoices would be made from is marked as invented. */
export function InventedDataNotice() {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  const isIssuing = useIssuesInvoices();
  const { data: answer } = useQuery(queryOf(getInventedData, {}));
  if (!answer || answer.data.length === 0) return null;
  return (
    <Notice kind="error" title={t(isIssuing ? 'inventedData' : 'inventedDataClosing')}>
      <p>{t(isIssuing ? 'inventedDataText' : 'inventedDataTextClosing')}</p>
      <ul className="mt-2 grid gap-1">
        {answer.data.map(({ kind, name }) => (
          <li key={`${kind} ${name.nb}`}>{`${t(kinds[kind])}: ${name[language]}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
