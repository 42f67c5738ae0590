import {
  importPayments,
  maxPaymentFileBytes,
} from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import type { PaymentFileFault } from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import { toSingleLine } from '@takst/domain/platform/texts/single-line.rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { DropArea } from '#platform/design/fields/drop-area.tsx';
import { formatDate, formatKroner, formatNumber } from '#platform/design/format.ts';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { showToast, type ToastContent } from '#platform/design/toasts/toasts.ts';
import type { PlainTextKey, Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type PaymentImportReply, paymentImport, usePaymentImport } from './payment-import.ts';
import { isRunning, RunningImport } from './running-import.tsx';

const faults: { readonly [F in PaymentFileFault]: PlainTextKey<'payments'> } = {
  UNKNOWN_FORMAT: 'unknownFormat',
  DAMAGED: 'damaged',
  SUMS_DIFFER: 'sumsDiffer',
  OTHER_CURRENCY: 'otherCurrency',
  OTHER_ACCOUNT: 'accountMissing',
  ACCOUNT_NOT_IN_FORCE: 'accountMissing',
  NO_PAYMENTS: 'noPayments',
};

/** A file of 10 MB takes half a minute on a busy machine, and its way there as long on a slow line. */
const maxImportMs = 120_000;

/** A file that is chosen or dropped here is imported at once: the same again changes nothing. */
export function ImportCard() {
  const t = useTexts('payments');
  const running = usePaymentImport();
  const [fault, setFault] = useState<'tooLarge' | 'unreadable' | null>(null);
  const isOpen = useIsOpen();
  const operation = useOperation(importPayments, {
    texts: 'payments',
    failed: 'importFailed',
    refusals: {
      FILE_REFUSED: (text, { fault, line, account, day }) => {
        if (fault === 'DAMAGED' && line !== null) return text('damagedLine', { line });
        if (fault === 'OTHER_ACCOUNT' && account) return text('otherAccount', { account });
        if (fault === 'ACCOUNT_NOT_IN_FORCE' && account && day)
          return text('accountOutOfTime', { account, date: formatDate(day) });
        return text(faults[fault]);
      },
    },
    timeoutMs: maxImportMs,
    onDone(imported) {
      if (!paymentImport.isWatched()) showToast('success', toastOf(imported, t));
      paymentImport.change({ stage: 'done', imported });
    },
    onProblem() {
      const state = paymentImport.get();
      // A card that was opened later knows nothing of this one's problem.
      if (!isOpen.current && isRunning(state))
        showToast('error', { title: t('importFailed'), text: state.name });
      paymentImport.change({ stage: 'nothing' });
    },
  });

  async function read(file: File) {
    const { name, size } = file;
    operation.forget();
    const since = performance.now();
    paymentImport.change({ stage: 'nothing' });
    setFault(size > maxPaymentFileBytes ? 'tooLarge' : null);
    if (size > maxPaymentFileBytes) return;
    paymentImport.change({ stage: 'reading', name, since });
    try {
      const content = await base64Of(file);
      paymentImport.change({ stage: 'registering', name, since });
      operation.send({ body: { name: toSingleLine(name).slice(0, 200), content } });
    } catch {
      paymentImport.change({ stage: 'nothing' });
      setFault('unreadable');
    }
  }

  return (
    <section className="mb-6 rounded-panel border border-line bg-surface p-(--space-panel)">
      <h2 className="text-section font-semibold">{t('importTitle')}</h2>
      <div className="mt-4">
        <DropArea
          accept=".xml,.txt,.dat,.ocr,text/plain,text/xml"
          text={t('importText')}
          isPending={isRunning(running)}
          onFile={(file) => void read(file)}
        />
      </div>
      <div className="grid gap-3 *:mt-4 empty:hidden">
        {isRunning(running) && <RunningImport running={running} />}
        <ProblemNotice problem={operation.problem} />
        {fault && (
          <Notice kind="error" title={t('importFailed')} isAnnounced>
            <p>{t(fault)}</p>
          </Notice>
        )}
        {running.stage === 'done' && <ImportResult imported={running.imported} />}
      </div>
    </section>
  );
}

/** Whether a component is still on the page, for what comes late. */
function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** For who has left the page. */
function toastOf(imported: PaymentImportReply, t: Translate<'payments'>): ToastContent {
  return {
    title: registeredText(imported, t),
    text: imported.name,
    link: { to: '/innbetalinger', text: t('title') },
  };
}

function registeredText(imported: PaymentImportReply, t: Translate<'payments'>): string {
  const { isRepeated, registered: count, registeredAmount } = imported;
  if (isRepeated) return t('importedBefore');
  if (count === 0) return t('importedNone');
  const amount = formatKroner(registeredAmount);
  return t('imported', { count, number: formatNumber(count), amount });
}

function noticeKind({ isRepeated, unmatched, registered }: PaymentImportReply) {
  if (isRepeated) return 'info';
  if (unmatched > 0) return 'warning';
  return registered > 0 ? 'success' : 'info';
}

/** What was registered, and what waits. */
function ImportResult({ imported }: { imported: PaymentImportReply }) {
  const t = useTexts('payments');
  const { unmatched, repeated, id } = imported;
  const countOf = (count: number) => ({ count, number: formatNumber(count) });
  return (
    <Notice kind={noticeKind(imported)} title={registeredText(imported, t)} isAnnounced>
      <p>
        {unmatched > 0 && `${t('importedUnmatched', countOf(unmatched))} `}
        {repeated > 0 && (
          <>
            {t('importedRepeated', countOf(repeated))}{' '}
            <Link to="/innbetalinger" search={{ file: String(id), filter: 'REPEATED' }}>
              {t('seeRepeated')}
            </Link>{' '}
          </>
        )}
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
