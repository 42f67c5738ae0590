import type { RunPreview } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

interface StartRunModalProps {
  result: RunPreview;
  onClose: () => void;
  onStarted: () => void;
}

/** Says what the run does and when, before it is started: nothing of it can be undone. */
export function StartRunModal({ result, onClose, onStarted }: StartRunModalProps) {
  const t = useTexts('invoice-runs');
  const { tenant } = useSignedIn();
  const { operator } = tenantOf(tenant);
  const { invoices, lines, totalPrice } = result;
  const isIssuing = useIssuesInvoices();
  const start = useOperation(startInvoiceRun, {
    texts: 'invoice-runs',
    failed: 'startFailed',
    refusals: {
      INVENTED_DATA: 'inventedDataText',
      FIRST_MONTH_MISSING: isIssuing ? 'firstMonthMissingText' : 'firstMonthMissingClosing',
    },
    toast: 'startedToast',
    onDone() {
      onClose();
      onStarted();
    },
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      isCancelFirst
      title={
        invoices === 0
          ? t('startTitleNoInvoices')
          : t('startTitle', { count: invoices, number: formatNumber(invoices) })
      }
      submitLabel={t(isIssuing ? 'start' : 'startClosing')}
      result={
        isIssuing
          ? { label: t('startAmount'), value: formatKroner(totalPrice) }
          : { label: t('lines'), value: formatNumber(lines) }
      }
      operation={start}
      onSubmit={() => start.send({})}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{t('startNow', { operator })}</p>
        <p>{t(isIssuing ? 'startEffect' : 'startEffectClosing')}</p>
      </div>
    </FormDialog>
  );
}
