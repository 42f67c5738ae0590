import { updateContactDetails } from '@takst/contract/company-tickets/update-contact-details.contract.ts';
import { useEffect } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { InvalidInput } from '#api/call-failures.ts';
import { useChange } from '#company-tickets/use-change.ts';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { formatPhone } from '#design/format.ts';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { detailsRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { type DetailFields, detailNames, detailsResolver } from './contact-details.ts';
import { useProblemText } from './use-problem-text.ts';

/** Name and employee number, in every entry of the person (domain: Change info follows the person). */
export function UpdateContactDetailsModal({ ticket, onClose, onDone }: ChangeModalProps) {
  const t = useTexts('change-ticket');
  const sayField = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const draftName = `update-contact-details:${ticket.subscriberId}`;
  const { firstName, lastName, employeeId } = ticket;
  const draft = useDraft<DetailFields>(draftName);
  const form = useForm<DetailFields>({
    defaultValues: { firstName, lastName, employeeId, ...draft },
    resolver: detailsResolver,
  });
  useKeepDraft(draftName, form);
  const change = useChange(updateContactDetails, { onDone: () => onDone(t('infoSaved')) });
  const { problem } = change;
  const { setError } = form;
  useEffect(() => {
    if (!problem || !('failure' in problem) || !(problem.failure instanceof InvalidInput)) return;
    const paths = problem.failure.fields.map(({ path }) => path);
    for (const name of detailNames) if (paths.includes(name)) setError(name, { type: 'server' });
  }, [problem, setError]);
  const words = {
    firstName: { label: sayField('firstName'), fault: sayField('faultFirstName') },
    lastName: { label: sayField('lastName'), fault: sayField('faultLastName') },
    employeeId: {
      label: employeeIdLabel,
      fault: t('faultEmployeeId', { label: employeeIdLabel }),
    },
  };
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  return (
    <ChangeModal
      title={t('changeInfo')}
      confirmLabel={t('saveInfo')}
      isPending={change.isPending}
      problem={useProblemText(problem, detailsRefusals)}
      problemTitle={t('infoFailed')}
      onConfirm={() =>
        void form.handleSubmit((body) => change.send({ params: { id: ticket.id }, body }))()
      }
      onClose={onClose}
    >
      {detailNames.map((name) => (
        <DetailField key={name} control={form.control} name={name} {...words[name]} />
      ))}
      <ChangeEffect
        facts={[]}
        notes={[
          { icon: 'users', text: t('infoFor', { phone }) },
          { icon: 'info', text: t('infoNoSms') },
        ]}
      />
    </ChangeModal>
  );
}

interface DetailFieldProps {
  control: Control<DetailFields>;
  name: keyof DetailFields;
  label: string;
  /** What to say when it is wrong. */
  fault: string;
}

function DetailField({ control, name, label, fault }: DetailFieldProps) {
  const {
    field: { disabled: _, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <TextField {...field} label={label} error={fieldState.error && fault} autoComplete="off" />
  );
}
