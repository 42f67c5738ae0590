import { getAgreementDefaults } from '@takst/contract/customers/agreements/get-agreement-defaults.contract.ts';
import type { AgreementBody } from '@takst/contract/customers/agreements/agreement.schema.ts';
import { agreementDefaults } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '#platform/api/query.ts';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  agreementResolver,
  type EditedAgreement,
  fieldsOfAgreement,
  fieldsOfNew,
} from './agreement-fields.ts';
import { AgreementFormFields } from './agreement.fields.tsx';
import { useAgreementFieldTexts } from './use-agreement-field-texts.ts';

interface AgreementModalProps {
  draftName: string;
  /** The agreement to edit; null for a new one. */
  agreement: EditedAgreement | null;
  /** Subtypes of the company's agreements, which a new one must not conflict with. */
  existing: readonly AgreementSubtype[];
  /** Saves the agreement; without it the form beneath does. */
  operation?: RunningOperation;
  onSave: (body: AgreementBody) => void;
  onClose: () => void;
}

const noSubtypes: readonly AgreementSubtype[] = [];

/** Creates an agreement, which begins with the operator's usual terms, or edits its terms (spec 1 §2.3). */
export function AgreementModal(props: AgreementModalProps) {
  const { data } = useQuery({ ...defaultsQuery, enabled: props.agreement === null });
  if (props.agreement) {
    return <AgreementDialog {...props} paymentDeadline={props.agreement.paymentDeadline} />;
  }
  return data ? <AgreementDialog {...props} paymentDeadline={data.paymentDeadlineDays} /> : null;
}

const defaultsQuery = queryOf(getAgreementDefaults, {});

function AgreementDialog({
  paymentDeadline,
  ...props
}: AgreementModalProps & { paymentDeadline: number }) {
  const { draftName, agreement, existing, operation, onSave, onClose } = props;
  const t = useTexts('companies');
  const { tenant } = useSignedIn();
  const allowedSubtypes = tenantOf(tenant).allowedAgreementTypes;
  const otherSubtypes = agreement ? noSubtypes : existing;
  const form = useDraftForm({
    draftName,
    start: agreement
      ? fieldsOfAgreement(agreement, tenant)
      : fieldsOfNew(allowedSubtypes, { tenant, paymentDeadline }),
    resolver: useMemo(() => agreementResolver(otherSubtypes), [otherSubtypes]),
    fields: useAgreementFieldTexts(),
  });
  return (
    <FormDialog
      title={t(agreement ? 'editAgreement' : 'newAgreement')}
      operation={operation}
      form={form}
      onSubmit={operation ? form.submit(onSave) : form.handOver(onSave)}
      onClose={onClose}
    >
      <AgreementFormFields
        types={agreement ? [agreement.subTypeId] : allowedSubtypes}
        isTypeFixed={agreement !== null}
        others={otherSubtypes}
        startInterval={(agreement ?? agreementDefaults).invoicingInterval}
      />
    </FormDialog>
  );
}
