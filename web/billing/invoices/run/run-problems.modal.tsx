import type { InvoiceRun } from '@takst/contract/billing/invoices/run/invoice-run.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { RunProblems } from './run-problems.tsx';
import { UnaddressedNotice } from './unaddressed-notice.tsx';

/** What a past run had to leave. */
export function RunProblemsModal({ run, onClose }: { run: InvoiceRun; onClose: () => void }) {
  const t = useTexts('invoice-runs');
  const moment = useMoment();
  return (
    <Modal
      isOpen
      title={t('problemsOf')}
      subtitle={moment(run.startedAt)}
      actions={<Button onClick={onClose}>{t('closeProblems')}</Button>}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <RunProblems problems={run.problems} count={run.problemCount} />
        <UnaddressedNotice unaddressed={run.unaddressed} count={run.unaddressedCount} />
      </div>
    </Modal>
  );
}
