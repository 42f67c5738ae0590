import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { ConfirmDeleteAgreementModal } from '#customers/companies/agreements/confirm-delete-agreement.modal.tsx';
import { useAgreementLabels } from '#customers/companies/agreements/use-agreement-labels.ts';
import { useUsesText } from '#customers/companies/agreements/use-uses-text.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { reportFailure } from '#platform/api/report-failure.ts';

type DeleteAgreementModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

export function DeleteAgreementModal({ company, agreement, onClose }: DeleteAgreementModalProps) {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const usesText = useUsesText();
  const remove = useOperation(deleteAgreement, {
    texts: 'companies',
    failed: 'deleteAgreementFailed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementGone',
      AGREEMENT_IN_USE: (t, { tickets, subscriptions }) =>
        t('agreementInUse', {
          count: tickets + subscriptions,
          what: usesText({ tickets, subscriptions }),
        }),
    },
    toast: () => ({
      title: t('agreementDeleted'),
      text: t('agreementOf', { type: labels.type(agreement.subTypeId), company: company.name }),
    }),
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <ConfirmDeleteAgreementModal
      agreement={agreement}
      operation={remove}
      onConfirm={() => remove.send({ params: { id: company.id, agreementId: agreement.id } })}
      onClose={onClose}
    />
  );
}
