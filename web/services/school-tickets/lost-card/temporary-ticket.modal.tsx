import { pathTo } from '@takst/contract/app/path-to.ts';
import { temporaryThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import type { SchoolDialogProps } from '#services/school-tickets/ticket/school-dialog-props.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { issueTemporaryOperation } from './lost-card-operations.ts';
import { paperPage } from './paper-page.ts';
import { noPhone, type TemporaryFields as Fields, temporaryResolver } from './temporary-fields.ts';
import { TemporaryFields, useTemporaryTexts } from './temporary.fields.tsx';

/** Gives a pupil who waits for a card a temporary ticket, the first one or another. */
export function TemporaryTicketModal({ ticket, onClose }: SchoolDialogProps) {
  const t = useTexts('lost-card');
  const tChange = useTexts('change-ticket');
  const goTo = useGoTo();
  const { name, subtitle, toast, day } = useChangeTexts(ticket);
  const { replacement, expirationDate } = ticket;
  const before = replacement?.temporaryTicket ?? null;
  const form = useDraftForm({
    draftName: `temporary-ticket:${ticket.id}`,
    start: {
      kind: before?.kind ?? 'sms',
      phoneCountryCode: before?.phoneCountryCode ?? noPhone.phoneCountryCode,
      phone: before?.phone ?? '',
    } as Fields,
    resolver: temporaryResolver,
    fields: useTemporaryTexts(),
  });
  const kind = useWatch({ control: form.form.control, name: 'kind' });
  const date = replacement && day(temporaryThrough(replacement.bridgedThrough, expirationDate));
  const issue = issueTemporaryOperation({
    who: name,
    toast: () =>
      toast(
        t('temporaryIssued'),
        t('temporaryFor', { name, date: date ?? '' }),
        pathTo('/skole/{id}', { id: ticket.id }),
      ),
    onDone() {
      onClose();
      if (kind === 'paper') void goTo(paperPage(ticket));
    },
  });
  return (
    <FormDialog
      title={t('temporaryTitle')}
      subtitle={subtitle}
      submitLabel={t('temporarySubmit')}
      cancelLabel={tChange('back')}
      operation={issue}
      form={form}
      onSubmit={form.submit((body) => issue.send({ id: ticket.id, body }))}
      onClose={onClose}
    >
      <TemporaryFields kinds={['sms', 'paper']} />
      <ChangeEffect
        notes={[
          date !== null && { icon: 'calendar', text: t('temporaryThrough', { date }) },
          before && { icon: 'warning', text: t('takesPlace') },
        ]}
      />
    </FormDialog>
  );
}
