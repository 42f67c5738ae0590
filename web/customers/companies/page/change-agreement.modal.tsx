import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { AgreementModal } from '#customers/companies/agreements/agreement.modal.tsx';
import { useAgreementLabels } from '#customers/companies/agreements/use-agreement-labels.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { reportFailure } from '#platform/api/report-failure.ts';

type ChangeAgreementModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

const noOthers = [] as const;

export function ChangeAgreementModal({ company, agreement, onClose }: ChangeAgreementModalProps) {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const change = useOperation(changeAgreement, {
    texts: 'companies',
    failed: 'agreementFailed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementGone',
      INTERVAL_NOT_OFFERED: 'intervalNotOffered',
    },
    toast: () => ({
      title: t('saved'),
      text: t('agreementOf', { type: labels.type(agreement.subTypeId), company: company.name }),
    }),
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <AgreementModal
      draftName={`agreement-${agreement.id}`}
      agreement={agreement}
      existing={noOthers}
      operation={change}
      onSave={({ subType: _subType, ...terms }) =>
        change.send({
          params: { id: company.id, agreementId: agreement.id },
          body: terms,
        })
      }
      onClose={onClose}
    />
  );
}
