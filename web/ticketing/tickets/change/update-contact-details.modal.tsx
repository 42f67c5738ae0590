import {
  type ContactDetails,
  contactDetails,
  updateContactDetails,
} from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatPhone } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { type ContactEntry, useChangeTexts, usePersonPage } from './use-change-texts.ts';

/** In page order. */
const detailNames = [
  'firstName',
  'lastName',
  'employeeId',
] as const satisfies readonly (keyof ContactDetails)[];

const useDetailField = createFieldHook<ContactDetails>();
const resolver = bodyResolver({
  schema: contactDetails,
  bodyOf: (fields: ContactDetails) => fields,
});

interface UpdateContactDetailsProps {
  /** One of the person’s entries. */
  ticket: ContactEntry;
  /** The agreement that names the employee number. */
  agreementId: number | undefined;
  onClose: () => void;
}

/**
 * Changes name and employee number in all entries of the person (domain: Change info follows the
 * person).
 */
export function UpdateContactDetailsModal(props: UpdateContactDetailsProps) {
  const { ticket, agreementId, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { firstName, lastName, employeeId } = ticket;
  const { subtitle, toast } = useChangeTexts(ticket);
  const personPage = usePersonPage();
  const form = useDraftForm({
    draftName: `update-contact-details:${ticket.subscriberId}`,
    start: { firstName, lastName, employeeId },
    resolver,
    fields: useDetailTexts(agreementId),
  });
  const update = useOperation(updateContactDetails, {
    texts: 'change-ticket',
    failed: 'infoFailed',
    refusals: { TICKET_NOT_FOUND: 'ticketNotFound' },
    toast: ({ input: { body } }) =>
      toast(
        t('infoSaved'),
        `${body.firstName} ${body.lastName} · ${body.employeeId}`,
        personPage(ticket),
      ),
    onDone: onClose,
  });
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  return (
    <FormDialog
      title={tActions('changeInfo')}
      subtitle={subtitle}
      cancelLabel={t('back')}
      operation={update}
      form={form}
      onSubmit={form.submit((body) => update.send({ params: { id: ticket.id }, body }))}
      onClose={onClose}
    >
      {detailNames.map((name) => (
        <DetailField key={name} name={name} />
      ))}
      <ChangeEffect
        notes={[
          { icon: 'users', text: t('infoFor', { phone }) },
          { icon: 'info', text: t('infoNoSms') },
        ]}
      />
    </FormDialog>
  );
}

function DetailField({ name }: { name: (typeof detailNames)[number] }) {
  return <TextField {...useDetailField(name)} autoComplete="off" />;
}

function useDetailTexts(agreementId: number | undefined) {
  const t = useTexts('change-ticket');
  const fieldText = useTexts('tickets');
  const label = useEmployeeIdLabel(agreementId);
  const nameField = (
    name: 'firstName' | 'lastName',
    fault: 'faultFirstName' | 'faultLastName',
  ) => ({
    name,
    label: fieldText(name),
    sentence: (key: string) => (key === 'nameOnly' ? undefined : fieldText(fault)),
  });
  return [
    nameField('firstName', 'faultFirstName'),
    nameField('lastName', 'faultLastName'),
    { name: 'employeeId', label, sentence: () => t('faultEmployeeId', { label }) },
  ];
}
