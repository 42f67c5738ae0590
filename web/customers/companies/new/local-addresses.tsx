import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressCard } from '#customers/companies/addresses/address-card.tsx';
import { addressKinds, fieldsOfBody } from '#customers/companies/addresses/address-fields.ts';
import { useAddressFieldTexts } from '#customers/companies/addresses/use-address-labels.ts';
import { faultLines } from '#platform/design/form/form-fields.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useFaultText } from '#platform/texts/use-fault-text.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

const EditAddresses = lazyDialog(
  async () =>
    (await import('#customers/companies/addresses/edit-addresses.modal.tsx')).EditAddressesModal,
);

/** Addresses from the register, edited locally until the company is saved, in a draft beside that of the company. */
export function LocalAddresses({ draftOfCompany }: { draftOfCompany: string }) {
  const faultText = useFaultText();
  const fields = useAddressFieldTexts();
  const { control, setValue, formState } = useFormContext<NewCompanyFields>();
  const [isOpen, setOpen] = useState(false);
  const [billAddress, postAddress, visitAddress] = useWatch({ control, name: [...addressKinds] });
  const addresses = { billAddress, postAddress, visitAddress };
  const { isSubmitted: shouldValidate, errors } = formState;
  const faults = faultLines(fields, errors, faultText).map(({ message }) => message);
  return (
    <>
      <AddressCard addresses={addresses} faults={faults} onEdit={() => setOpen(true)} />
      {isOpen && (
        <EditAddresses
          draftName={`${draftOfCompany}-addresses`}
          addresses={addresses}
          onSave={(body) => {
            for (const kind of addressKinds) {
              setValue(kind, fieldsOfBody(body[kind]), { shouldDirty: true, shouldValidate });
            }
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
