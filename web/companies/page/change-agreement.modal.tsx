import { changeAgreement } from '@takst/contract/agreements/change-agreement.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { useOperation } from '#api/use-operation.ts';
import { AgreementModal } from '#companies/agreements/agreement.modal.tsx';
import { companyReads } from '#companies/company.queries.ts';
import { reportFailure } from './report-failure.ts';

type ChangeAgreementModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

const noOthers = [] as const;

export function ChangeAgreementModal({ company, agreement, onClose }: ChangeAgreementModalProps) {
  const change = useOperation(changeAgreement, {
    texts: 'companies',
    failed: 'agreementFailed',
    refusals: { AGREEMENT_NOT_FOUND: 'agreementGone' },
    invalidates: companyReads,
    toast: 'saved',
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <AgreementModal
      draftName={`agreement-${agreement.id}`}
      agreement={agreement}
      existing={noOthers}
      operation={change}
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
