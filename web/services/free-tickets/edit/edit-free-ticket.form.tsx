import type { FreeEditPreview } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { freeFieldOf } from '#services/free-tickets/order/free-order-body.ts';
import { useFreeOffer } from '#services/free-tickets/order/free-order-offer.ts';
import { PostAddressLink } from '#services/free-tickets/order/medium.fields.tsx';
import { PersonFields } from '#services/free-tickets/order/person.fields.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { withOfferedZones } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { ConfirmEditModal } from './confirm-edit.modal.tsx';
import {
  type EditBody,
  type EditFields,
  editResolver,
  fieldsOfTicket,
  isUnchanged,
} from './edit-fields.ts';
import { EditMediumFields } from './edit-medium.fields.tsx';
import { useAllowedProfile } from './use-allowed-profile.ts';
import { useEdit } from './use-edit.ts';
import { useEditFieldTexts } from './use-edit-texts.ts';

interface EditFreeTicketFormProps {
  ticket: FreeTicket;
  onClose: () => void;
}

/** What is to be confirmed: the form goes on beneath, so that going back loses nothing. */
type PendingEdit = { body: EditBody; preview: FreeEditPreview };

/** The fields of a ticket; saved at once, or confirmed when a new ticket is needed (spec 3 §4). */
export function EditFreeTicketForm({ ticket, onClose }: EditFreeTicketFormProps) {
  const t = useTexts('free-edit');
  const offer = useFreeOffer();
  const { subtitle } = useChangeTexts(ticket);
  const [confirmed, setConfirmed] = useState<PendingEdit | null>(null);
  const start = fieldsOfTicket(ticket, offer);
  const form = useDraftForm({
    draftName: `edit-free-ticket:${ticket.id}`,
    start: (draft: Partial<EditFields> | null) =>
      withOfferedZones({ ...start, ...draft, startDate: start.startDate }, offer.zones),
    resolver: editResolver(ticket, offer),
    fields: useEditFieldTexts(),
    nameOf: freeFieldOf,
  });
  const { control, getValues } = form.form;
  const fields = { ...getValues(), ...useWatch({ control }) };
  useAllowedProfile(form.form, start);
  const { preview, edit, operation, lacksAddress } = useEdit(ticket, {
    onPreview(reply, body) {
      if (reply.newTicketRequired) setConfirmed({ body, preview: reply });
      else edit.send({ params: { id: ticket.id }, body });
    },
    onDone() {
      form.discard();
      onClose();
    },
  });

  if (confirmed) {
    return (
      <ConfirmEditModal
        {...confirmed}
        ticket={ticket}
        fields={fields}
        operation={operation}
        lacksAddress={lacksAddress}
        onDay={(body) => preview.ask(body)}
        onConfirm={(body) => edit.send({ params: { id: ticket.id }, body })}
        onBack={() => setConfirmed(null)}
      />
    );
  }
  return (
    <FormDialog
      title={t('title')}
      subtitle={subtitle}
      width="wide"
      cancelLabel={t('back')}
      operation={operation}
      form={form}
      isDisabled={isUnchanged(fields, ticket, offer)}
      wayOn={lacksAddress && <PostAddressLink />}
      onSubmit={form.submit((body) => preview.ask(body))}
      onClose={onClose}
    >
      <PersonFields />
      <EditMediumFields ticket={ticket} />
      <ZonesFields />
      <p className="text-small text-ink-muted">{t('savedWhenChanged')}</p>
    </FormDialog>
  );
}
