import {
  type ChangeCompanyAddressesBody,
  changeCompanyAddressesBody,
} from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { addressesBody, addressKinds, type AddressesFields } from './address-fields.ts';
import { AddressBlock } from './address-block.tsx';
import { useAddressFieldTexts } from './use-address-labels.ts';

interface EditAddressesModalProps {
  draftName: string;
  addresses: AddressesFields;
  /** Saves the addresses; without it the form beneath does. */
  operation?: RunningOperation;
  onSave: (body: ChangeCompanyAddressesBody) => void;
  onClose: () => void;
}

const resolver = bodyResolver({ schema: changeCompanyAddressesBody, bodyOf: addressesBody });

/** The three addresses of a company (spec 1 §2.3). */
export function EditAddressesModal(props: EditAddressesModalProps) {
  const { draftName, addresses, operation, onSave, onClose } = props;
  const t = useTexts('companies');
  const form = useDraftForm({
    draftName,
    start: addresses,
    resolver,
    fields: useAddressFieldTexts(),
  });
  return (
    <FormDialog
      title={t('editAddresses')}
      width="wide"
      operation={operation}
      form={form}
      onSubmit={operation ? form.submit(onSave) : form.handOver(onSave)}
      onClose={onClose}
    >
      {addressKinds.map((kind) => (
        <AddressBlock key={kind} kind={kind} />
      ))}
    </FormDialog>
  );
}
