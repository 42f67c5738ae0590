import type { CreateAgreementBody } from '@takst/contract/agreements/create-agreement.contract.ts';
import type { FieldFault } from '@takst/contract/failures.ts';
import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormModal } from '#companies/form.modal.tsx';
import { useFoundFaults } from '#companies/use-found-faults.ts';
import type { Problem } from '#companies/use-problem.ts';
import { useSession } from '#session/use-session.ts';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { useTexts } from '#texts/use-texts.ts';
import {
  agreementFieldNames,
  type AgreementFields,
  agreementResolver,
  type EditedAgreement,
  fieldsOfAgreement,
  fieldsOfNew,
} from './agreement-fields.ts';
import { AgreementFormFields } from './agreement.fields.tsx';
import { useAgreementFaults } from './use-agreement-faults.ts';

interface AgreementModalProps {
  /** Under which name what is typed is kept when the session ends meanwhile. */
  draftName: string;
  /** The one that is changed; null for a new one. */
  agreement: EditedAgreement | null;
  /** What the company has already, which a new one has to go with. */
  existing: readonly AgreementSubtype[];
  isPending?: boolean;
  problem?: Problem | null;
  /** What the server found wrong that the form let through. */
  found?: readonly FieldFault[];
  onSave: (body: CreateAgreementBody) => void;
  onClose: () => void;
}

const noFaults: readonly FieldFault[] = [];
const noOthers: readonly AgreementSubtype[] = [];

/** A new agreement, or the terms of one that there is (spec 1 §2.3). */
export function AgreementModal(props: AgreementModalProps) {
  const { agreement, existing, isPending = false, problem = null } = props;
  const { found = noFaults, draftName, onSave, onClose } = props;
  const t = useTexts('companies');
  const { tenant } = useSession();
  const allowed = tenants[tenant].allowedAgreementTypes;
  const others = agreement ? noOthers : existing;
  const resolver = useMemo(() => agreementResolver(others), [others]);
  const draft = useDraft<AgreementFields>(draftName);
  const form = useForm<AgreementFields, unknown, CreateAgreementBody>({
    defaultValues: {
      ...(agreement ? fieldsOfAgreement(agreement) : fieldsOfNew(allowed)),
      ...draft,
    },
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(draftName, form);
  useFoundFaults(form, found, agreementFieldNames);
  const { errors, submitCount } = form.formState;
  return (
    <FormModal
      title={t(agreement ? 'editAgreement' : 'newAgreement')}
      faults={useAgreementFaults(errors, form.getValues('subType'))}
      attempt={submitCount}
      onSubmit={() => void form.handleSubmit(onSave)()}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <AgreementFormFields
          types={agreement ? [agreement.subTypeId] : allowed}
          isTypeFixed={agreement !== null}
          others={others}
        />
      </FormProvider>
    </FormModal>
  );
}
