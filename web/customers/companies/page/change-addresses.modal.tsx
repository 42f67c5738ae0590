import { changeCompanyAddresses } from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { addressesOf } from '#customers/companies/addresses/address-fields.ts';
import { EditAddressesModal } from '#customers/companies/addresses/edit-addresses.modal.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type ChangeAddressesModalProps = { company: Company; onClose: () => void };

export function ChangeAddressesModal({ company, onClose }: ChangeAddressesModalProps) {
  const t = useTexts('companies');
  const change = useOperation(changeCompanyAddresses, {
    texts: 'companies',
    failed: 'addressesFailed',
    refusals: { CONTRACTOR: 'contractorAddresses' },
    toast: () => ({ title: t('saved'), text: t('addressesOf', { company: company.name }) }),
    onDone: onClose,
    onProblem: reportFailure,
  });
  return (
    <EditAddressesModal
      draftName={`addresses-of-${company.id}`}
      addresses={addressesOf(company.addresses)}
      operation={change}
      onSave={(body) => change.send({ params: { id: company.id }, body })}
      onClose={onClose}
    />
  );
}
