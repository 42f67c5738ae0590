import {
  type ChangeCompanyAddressesBody,
  changeCompanyAddressesBody,
} from '@takst/contract/companies/change-company-addresses.contract.ts';
import type { FieldFault } from '@takst/contract/failures.ts';
import { FormProvider, useForm } from 'react-hook-form';
import { bodyResolver } from '#api/body-resolver.ts';
import { FormModal } from '#companies/form.modal.tsx';
import { useFoundFaults } from '#companies/use-found-faults.ts';
import type { Problem } from '#companies/use-problem.ts';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { useTexts } from '#texts/use-texts.ts';
import {
  addressesBody,
  addressKinds,
  addressNames,
  type AddressesFields,
} from './address-fields.ts';
import { AddressBlock } from './address-block.tsx';
import { useAddressFaults } from './use-address-faults.ts';

interface EditAddressesModalProps {
  /** Under which name what is typed is kept when the session ends meanwhile. */
  draftName: string;
  addresses: AddressesFields;
  canSave?: boolean;
  isPending?: boolean;
  problem?: Problem | null;
  /** What the server found wrong that the form let through. */
  found?: readonly FieldFault[];
  onSave: (body: ChangeCompanyAddressesBody) => void;
  onClose: () => void;
}

const noFaults: readonly FieldFault[] = [];
const resolver = bodyResolver({ schema: changeCompanyAddressesBody, bodyOf: addressesBody });

/** The three addresses of a company (spec 1 §2.3). */
export function EditAddressesModal(props: EditAddressesModalProps) {
  const { addresses, canSave = true, isPending = false, problem = null } = props;
  const { found = noFaults, draftName, onSave, onClose } = props;
  const t = useTexts('companies');
  const draft = useDraft<AddressesFields>(draftName);
  const form = useForm<AddressesFields, unknown, ChangeCompanyAddressesBody>({
    defaultValues: { ...addresses, ...draft },
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(draftName, form);
  useFoundFaults(form, found, addressNames);
  const { errors, submitCount } = form.formState;
  return (
    <FormModal
      title={t('editAddresses')}
      width="wide"
      faults={useAddressFaults(errors)}
      attempt={submitCount}
      onSubmit={() => void form.handleSubmit(onSave)()}
      canSave={canSave}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {addressKinds.map((kind) => (
          <AddressBlock key={kind} kind={kind} />
        ))}
      </FormProvider>
    </FormModal>
  );
}
