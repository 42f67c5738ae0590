import { changeCompanyAddresses } from '@takst/contract/companies/change-company-addresses.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import { isContractor } from '@takst/domain/companies/company-type.rules.ts';
import { useChange } from '#api/use-change.ts';
import { addressesOf } from '#companies/addresses/address-fields.ts';
import { EditAddressesModal } from '#companies/addresses/edit-addresses.modal.tsx';
import { companyReads } from '#companies/company.queries.ts';
import { faultsFound } from '#companies/use-found-faults.ts';
import { useProblem } from '#companies/use-problem.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';

type ChangeAddressesModalProps = { company: Company; onClose: () => void };

export function ChangeAddressesModal({ company, onClose }: ChangeAddressesModalProps) {
  const t = useTexts('companies');
  const change = useChange(changeCompanyAddresses, {
    invalidates: companyReads,
    onDone: () => {
      showToast('success', t('saved'));
      onClose();
    },
  });
  return (
    <EditAddressesModal
      draftName={`addresses-of-${company.id}`}
      addresses={addressesOf(company.addresses)}
      canSave={!isContractor(company.type)}
      isPending={change.isPending}
      problem={useProblem(change.problem, {
        title: t('addressesFailed'),
        refusals: { CONTRACTOR: () => t('contractorAddresses') },
      })}
      found={faultsFound(change.problem)}
      onSave={(body) => change.send({ params: { id: company.id }, body })}
      onClose={onClose}
    />
  );
}
