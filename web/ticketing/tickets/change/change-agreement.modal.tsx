import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { continuationFromNextMonth } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { useState } from 'react';
import { Select } from '#platform/design/fields/select.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOtherAgreements } from '#ticketing/tickets/use-other-agreements.ts';
import type { ZoneDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useChangeTexts } from './use-change-texts.ts';

/** Lets another invoice reference pay for a ticket from the next 1st. */
export function ChangeAgreementModal({ kit, ticket, onClose }: ZoneDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { today } = useSession();
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const page = kit.usePage()(ticket);
  const agreements = useOtherAgreements(ticket);
  const [agreementName, setAgreementName] = useState(String(agreements[0]?.id ?? ''));
  const reference =
    agreements.find(({ id }) => String(id) === agreementName)?.invoiceReference ?? '';
  const { lastDay, newStart } = continuationFromNextMonth(ticket, today);
  const change = kit.operations.changeAgreement({
    who: name,
    toast: () => toast(t('referenceChanged'), t('whoTo', { name, phone: reference }), page),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={tActions('changeReference')}
      subtitle={subtitle}
      submitLabel={t('changeReferenceFrom', { date: day(newStart) })}
      cancelLabel={t('back')}
      operation={change}
      onSubmit={() => change.send({ id: ticket.id, agreementName })}
      onClose={onClose}
    >
      <Select
        name="agreementName"
        label={t('newReference')}
        value={agreementName}
        onChange={setAgreementName}
        options={agreements.map((agreement) => ({
          value: String(agreement.id),
          label: agreementLabel(agreement),
        }))}
      />
      <ChangeEffect
        notes={[
          {
            icon: 'check',
            text: t('paidUntil', { date: day(lastDay), reference: ticket.invoiceReference }),
          },
          { icon: 'wallet', text: t('paidFrom', { date: day(newStart), reference }) },
          { icon: 'phone', text: t('sameCode', { name: ticket.firstName }) },
        ]}
      />
    </FormDialog>
  );
}
