import {
  rejectProposal,
  rejectProposalBody,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Fields = { reason: string };

const resolver = bodyResolver({
  schema: rejectProposalBody,
  bodyOf: ({ reason }: Fields) => ({ reason }),
});

const useField = createFieldHook<Fields>();

type RejectModalProps = { proposal: Proposal; onClose: () => void };

export function RejectModal({ proposal: { id }, onClose }: RejectModalProps) {
  const t = useTexts('operator-desk');
  const form = useDraftForm({
    draftName: `reject-proposal:${id}`,
    start: { reason: '' },
    resolver,
    fields: [{ name: 'reason', label: t('reason') }],
  });
  const operation = useOperation(rejectProposal, {
    texts: 'operator-desk',
    failed: 'rejectFailed',
    refusals: {
      PROPOSAL_NOT_FOUND: 'proposalGone',
      PROPOSAL_DECIDED: 'proposalDecided',
      OWN_PROPOSAL: 'ownProposal',
    },
    toast: 'rejected',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('rejectTitle')}
      submitLabel={t('reject')}
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ params: { id }, body }))}
      onClose={onClose}
    >
      <ReasonField />
    </FormDialog>
  );
}

function ReasonField() {
  const t = useTexts('operator-desk');
  return <TextArea {...useField('reason')} description={t('reasonHelp')} maxLength={500} />;
}
