import {
  approveProposal,
  withdrawProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatDate } from '#platform/design/format.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type DecideModalProps = {
  proposal: Proposal;
  act: 'approve' | 'withdraw';
  onClose: () => void;
};

/** Asks before a proposal is approved, or withdrawn by who made it. */
export function DecideModal({ act, ...props }: DecideModalProps) {
  return act === 'approve' ? <ApproveModal {...props} /> : <WithdrawModal {...props} />;
}

type ModalProps = Omit<DecideModalProps, 'act'>;

function ApproveModal({ proposal: { id, firstDay }, onClose }: ModalProps) {
  const t = useTexts('operator-desk');
  const operation = useOperation(approveProposal, {
    texts: 'operator-desk',
    failed: 'approveFailed',
    refusals: {
      PROPOSAL_NOT_FOUND: 'proposalGone',
      PROPOSAL_DECIDED: 'proposalDecided',
      OWN_PROPOSAL: 'ownProposal',
      BASE_CHANGED: 'staleBase',
      TOO_EARLY: (text, { earliest }) => text('tooEarly', { date: formatDate(earliest) }),
      YEARS_OVERLAP: 'yearsOverlap',
    },
    toast: 'approved',
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('approveTitle')}
      submitLabel={t('approve')}
      operation={operation}
      onSubmit={() => operation.send({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('approveText', { date: formatDate(firstDay) })}</p>
    </FormDialog>
  );
}

function WithdrawModal({ proposal: { id }, onClose }: ModalProps) {
  const t = useTexts('operator-desk');
  const operation = useOperation(withdrawProposal, {
    texts: 'operator-desk',
    failed: 'withdrawFailed',
    refusals: {
      PROPOSAL_NOT_FOUND: 'proposalGone',
      PROPOSAL_DECIDED: 'proposalDecided',
      NOT_OWN_PROPOSAL: 'notOwnProposal',
    },
    toast: 'withdrawn',
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('withdrawTitle')}
      submitLabel={t('withdraw')}
      operation={operation}
      onSubmit={() => operation.send({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('withdrawText')}</p>
    </FormDialog>
  );
}
