import { createAgreement } from '@takst/contract/agreements/create-agreement.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import { useMemo, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { AgreementModal } from '#companies/agreements/agreement.modal.tsx';
import { useAgreementWords } from '#companies/agreements/use-agreement-words.ts';
import { companyReads } from '#companies/company.queries.ts';
import { faultsFound } from '#companies/use-found-faults.ts';
import { useProblem } from '#companies/use-problem.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { reportProblem } from './report-problem.ts';

type CreateAgreementModalProps = { company: Company; onClose: () => void };

export function CreateAgreementModal({ company, onClose }: CreateAgreementModalProps) {
  const t = useTexts('companies');
  const words = useAgreementWords();
  const [type, setType] = useState('');
  const existing = useMemo(
    () => company.agreements.map(({ subTypeId }) => subTypeId),
    [company.agreements],
  );
  const change = useChange(createAgreement, {
    invalidates: companyReads,
    onProblem: reportProblem,
    onDone: () => {
      showToast('success', t('saved'));
      onClose();
    },
  });
  return (
    <AgreementModal
      draftName={`agreement-of-${company.id}`}
      agreement={null}
      existing={existing}
      isPending={change.isPending}
      problem={useProblem(change.problem, {
        title: t('agreementFailed'),
        refusals: {
          AGREEMENT_IN_CONFLICT: () => t('agreementConflict', { type }),
          SUBTYPE_NOT_ALLOWED: () => t('subtypeNotAllowed'),
        },
      })}
      found={faultsFound(change.problem)}
      onSave={(body) => {
        setType(words.type(body.subType).toLowerCase());
        change.send({ params: { id: company.id }, body });
      }}
      onClose={onClose}
    />
  );
}
