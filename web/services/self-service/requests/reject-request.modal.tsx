import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { rejectionRefusals } from './answer-refusals.ts';
import { nameOf } from './name-of.ts';

type RejectRequestModalProps = { request: TicketRequest; onClose: () => void };

/** Confirmation before a request is rejected, which cannot be taken back. */
export function RejectRequestModal({ request, onClose }: RejectRequestModalProps) {
  const t = useTexts('ticket-requests');
  const name = nameOf(request);
  const reject = useOperation(rejectTicketRequest, {
    texts: 'ticket-requests',
    failed: 'failed',
    refusals: rejectionRefusals,
    toast: () => ({ title: t('rejected'), text: name }),
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('rejectQuestion', { name })}
      submitLabel={t('reject')}
      operation={reject}
      onSubmit={() => reject.send({ params: { id: request.id } })}
      onClose={onClose}
    >
      <p>{t('rejectText', { name: request.firstName })}</p>
    </FormDialog>
  );
}
