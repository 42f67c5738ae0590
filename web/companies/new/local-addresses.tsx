import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressCard } from '#companies/addresses/address-card.tsx';
import { addressKinds, fieldsOfBody } from '#companies/addresses/address-fields.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

const EditAddresses = lazy(async () => ({
  default: (await import('#companies/addresses/edit-addresses.modal.tsx')).EditAddressesModal,
}));

/** The addresses as the register has them, changed here before the company is saved. */
export function LocalAddresses({ faults }: { faults: readonly string[] }) {
  const { control, setValue, formState } = useFormContext<NewCompanyFields>();
  const [isOpen, setOpen] = useState(false);
  const [billAddress, postAddress, visitAddress] = useWatch({ control, name: [...addressKinds] });
  const addresses = { billAddress, postAddress, visitAddress };
  const { isSubmitted: shouldValidate } = formState;
  return (
    <>
      <AddressCard addresses={addresses} faults={faults} onEdit={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <EditAddresses
            draftName="new-company-addresses"
            addresses={addresses}
            onSave={(body) => {
              for (const kind of addressKinds) {
                setValue(kind, fieldsOfBody(body[kind]), { shouldDirty: true, shouldValidate });
              }
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
