import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { offeredInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { useMemo, useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { AgreementModal } from '#customers/companies/agreements/agreement.modal.tsx';
import { useAgreementLabels } from '#customers/companies/agreements/use-agreement-labels.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { reportFailure } from '#platform/api/report-failure.ts';

type CreateAgreementModalProps = { company: Company; onClose: () => void };

export function CreateAgreementModal({ company, onClose }: CreateAgreementModalProps) {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const [type, setType] = useState('');
  const existing = useMemo(
    () => company.allAgreements.map(({ subTypeId }) => subTypeId),
    [company.allAgreements],
  );
  const create = useOperation(createAgreement, {
    texts: 'companies',
    failed: 'agreementFailed',
    refusals: {
      AGREEMENT_IN_CONFLICT: (t) => t('agreementConflict', { type }),
      SUBTYPE_NOT_ALLOWED: 'subtypeNotAllowed',
    },
    toast: ({ input }) => ({
      title: t('saved'),
      text: t('agreementOf', { type: labels.type(input.body.subType), company: company.name }),
    }),
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <AgreementModal
      draftName={`agreement-of-${company.id}`}
      agreement={null}
      existing={existing}
      operation={create}
      onSave={(body) => {
        setType(labels.type(body.subType).toLowerCase());
        const invoicingInterval = offeredInterval(body.invoicingInterval);
        if (!invoicingInterval) return;
        create.send({ params: { id: company.id }, body: { ...body, invoicingInterval } });
      }}
      onClose={onClose}
    />
  );
}
