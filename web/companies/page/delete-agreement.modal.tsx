import { deleteAgreement } from '@takst/contract/agreements/delete-agreement.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { useChange } from '#api/use-change.ts';
import { ConfirmDeleteAgreementModal } from '#companies/agreements/confirm-delete-agreement.modal.tsx';
import { companyReads } from '#companies/company.queries.ts';
import { focusIfLost } from '#design/overlays/focus-if-lost.ts';
import { useProblem } from '#companies/use-problem.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { reportProblem } from './report-problem.ts';

type DeleteAgreementModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

export function DeleteAgreementModal({ company, agreement, onClose }: DeleteAgreementModalProps) {
  const t = useTexts('companies');
  const change = useChange(deleteAgreement, {
    invalidates: companyReads,
    onProblem: reportProblem,
    onDone: () => {
      showToast('success', t('agreementDeleted'));
      onClose();
      focusIfLost();
    },
  });
  const problem = useProblem(change.problem, {
    title: t('deleteAgreementFailed'),
    refusals: {
      AGREEMENT_NOT_FOUND: () => t('agreementGone'),
      AGREEMENT_IN_USE: (_, { tickets }) => t('agreementInUse', { count: tickets }),
    },
  });
  const isRefused = change.problem && 'refused' in change.problem;
  return (
    <ConfirmDeleteAgreementModal
      agreement={agreement}
      isPending={change.isPending}
      error={problem ? (isRefused ? problem.text : `${problem.title} ${problem.text}`) : undefined}
      onConfirm={() => change.send({ params: { id: company.id, agreementId: agreement.id } })}
      onClose={onClose}
    />
  );
}
