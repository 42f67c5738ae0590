import { changeAgreement } from '@takst/contract/agreements/change-agreement.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { useChange } from '#api/use-change.ts';
import { AgreementModal } from '#companies/agreements/agreement.modal.tsx';
import { companyReads } from '#companies/company.queries.ts';
import { faultsFound } from '#companies/use-found-faults.ts';
import { useProblem } from '#companies/use-problem.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { reportProblem } from './report-problem.ts';

type ChangeAgreementModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

const noOthers = [] as const;

export function ChangeAgreementModal({ company, agreement, onClose }: ChangeAgreementModalProps) {
  const t = useTexts('companies');
  const change = useChange(changeAgreement, {
    invalidates: companyReads,
    onProblem: reportProblem,
    onDone: () => {
      showToast('success', t('saved'));
      onClose();
    },
  });
  return (
    <AgreementModal
      draftName={`agreement-${agreement.id}`}
      agreement={agreement}
      existing={noOthers}
      isPending={change.isPending}
      problem={useProblem(change.problem, {
        title: t('agreementFailed'),
        refusals: { AGREEMENT_NOT_FOUND: () => t('agreementGone') },
      })}
      found={faultsFound(change.problem)}
      onSave={({ invoiceReference, invoicingInterval, paymentDeadlineDays }) =>
        change.send({
          params: { id: company.id, agreementId: agreement.id },
          body: { invoiceReference, invoicingInterval, paymentDeadlineDays },
        })
      }
      onClose={onClose}
    />
  );
}
