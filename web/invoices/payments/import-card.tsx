import { getInvoice } from '@takst/contract/invoices/get-invoice.contract.ts';
import { getInvoiceOverview } from '@takst/contract/invoices/get-invoice-overview.contract.ts';
import {
  importPayments,
  maxPaymentFileBytes,
} from '@takst/contract/invoices/payments/import-payments.contract.ts';
import { listInvoices } from '@takst/contract/invoices/list-invoices.contract.ts';
import type { Reply } from '@takst/contract/route.ts';
import type { PaymentFileFault } from '@takst/domain/invoices/payments/bank-payment.ts';
import { useState } from 'react';
import { useOperation } from '#api/use-operation.ts';
import { Link } from '#design/buttons/link.tsx';
import { DropArea } from '#design/fields/drop-area.tsx';
import { formatKroner, formatNumber } from '#design/format.ts';
import { ProblemNotice } from '#design/form/form-notices.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Progress } from '#design/page/progress.tsx';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { paymentReads } from './payments.queries.ts';

type Imported = Reply<typeof importPayments>;

const faults: { readonly [F in PaymentFileFault]: PlainTextKey<'payments'> } = {
  UNKNOWN_FORMAT: 'unknownFormat',
  DAMAGED: 'damaged',
  SUMS_DIFFER: 'sumsDiffer',
  OTHER_CURRENCY: 'otherCurrency',
  NO_PAYMENTS: 'noPayments',
};

/** A file that is chosen or dropped here is imported at once: the same again changes nothing. */
export function ImportCard() {
  const t = useTexts('payments');
  const [name, setName] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const operation = useOperation(importPayments, {
    texts: 'payments',
    failed: 'importFailed',
    refusals: {
      FILE_REFUSED: (text, { fault, line }) =>
        fault === 'DAMAGED' && line !== null ? text('damagedLine', { line }) : text(faults[fault]),
    },
    invalidates: [...paymentReads, getInvoice.path, listInvoices.path, getInvoiceOverview.path],
    onDone: setImported,
  });

  async function read(file: File) {
    operation.forget();
    setImported(null);
    setName(file.name);
    setTooLarge(file.size > maxPaymentFileBytes);
    if (file.size > maxPaymentFileBytes) return;
    operation.send({ body: { name: file.name.slice(0, 200), content: await base64Of(file) } });
  }
  return (
    <section className="mb-6 rounded-panel border border-line bg-surface p-(--space-panel)">
      <h2 className="text-section font-semibold">{t('importTitle')}</h2>
      <div className="mt-4">
        <DropArea
          accept=".xml,.txt,.dat,.ocr,text/plain,text/xml"
          text={t('importText')}
          isPending={operation.isPending}
          onFile={(file) => void read(file)}
        />
      </div>
      <div className="grid gap-3 *:mt-4 empty:hidden">
        {operation.isPending && <Progress label={t('importing', { name })} />}
        <ProblemNotice problem={operation.problem} />
        {isTooLarge && (
          <Notice kind="error" title={t('importFailed')} isAnnounced>
            <p>{t('tooLarge')}</p>
          </Notice>
        )}
        {imported && !operation.isPending && <ImportResult imported={imported} />}
      </div>
    </section>
  );
}

/** What was registered, and what waits. */
function ImportResult({ imported }: { imported: Imported }) {
  const t = useTexts('payments');
  const { registered, registeredAmount, unmatched, repeated, isRepeated, id } = imported;
  const counted = (count: number) => ({ count, number: formatNumber(count) });
  const amount = formatKroner(registeredAmount);
  return (
    <Notice
      kind={isRepeated ? 'info' : unmatched > 0 ? 'warning' : 'success'}
      title={isRepeated ? t('importedBefore') : t('imported', { ...counted(registered), amount })}
      isAnnounced
    >
      <p>
        {unmatched > 0 && `${t('importedUnmatched', counted(unmatched))} `}
        {repeated > 0 && `${t('importedRepeated', counted(repeated))} `}
        <Link to="/innbetalinger" search={{ file: String(id) }}>
          {t('seePayments')}
        </Link>
      </p>
    </Notice>
  );
}

/** The bytes of a file: they are read on the server, which knows how they are written. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
