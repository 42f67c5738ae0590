import type { RunningOperation } from '#platform/api/running-operation.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

interface OpenRequestsModalProps {
  count: number;
  /** The form is closed; else people order without a request. */
  closesForm: boolean;
  operation: RunningOperation;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before confirmation is turned off while requests wait for it (spec 2 §4). */
export function OpenRequestsModal({
  count,
  closesForm,
  operation,
  onConfirm,
  onClose,
}: OpenRequestsModalProps) {
  const t = useTexts('agreement-settings');
  const { requests } = useServicePages();
  return (
    <FormDialog
      isQuestion
      title={t('openTitle', { count, number: formatNumber(count) })}
      submitLabel={t('turnOff')}
      operation={operation}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <p>{t(closesForm ? 'openTextClosed' : 'openText')}</p>
      <p>
        <Link to={requests}>{t('seeRequests')}</Link>
      </p>
    </FormDialog>
  );
}
