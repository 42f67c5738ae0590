import { pathTo } from '@takst/contract/app/path-to.ts';
import type { FeePayer } from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import type { OrderedReplacementReason } from '@takst/contract/ticketing/travel-cards/replacement-reasons.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatPrice } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import type { SchoolDialogProps } from '#services/school-tickets/ticket/school-dialog-props.ts';
import { schoolCardsQuery } from '#services/school-tickets/ticket/school-ticket.queries.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { replaceSchoolCardOperation } from './lost-card-operations.ts';
import { paperPage } from './paper-page.ts';
import { ReplacementEffect } from './replacement-effect.tsx';
import { fieldOfPath, type LostCardFields, lostCardResolver, noPhone } from './temporary-fields.ts';
import { TemporaryFields, useTemporaryTexts } from './temporary.fields.tsx';

const useLostCardField = createFieldHook<LostCardFields>();

/**
 * Blocks the card of a pupil and orders another one in one step: why, who pays, and how the pupil travels meanwhile
 * (docs/decisions/0103).
 */
export function ReplaceSchoolCardModal({ ticket, onClose }: SchoolDialogProps) {
  const t = useTexts('lost-card');
  const tChange = useTexts('change-ticket');
  const goTo = useGoTo();
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const { data } = useQuery(schoolCardsQuery(ticket.id));
  const fee = data && formatPrice(Math.round(data.replacementFee * 100));
  const number = ticket.cardNumber ?? '';
  // A ticket that has not begun needs none.
  const mayBridge = ticket.status === 'active';
  const form = useDraftForm({
    draftName: `replace-card:${ticket.id}`,
    start: {
      reason: 'lost',
      paidBy: 'school',
      kind: mayBridge ? 'sms' : 'none',
      ...noPhone,
    } as LostCardFields,
    resolver: lostCardResolver(ticket.cardNumber),
    fields: [
      { name: 'reason', label: t('reason') },
      { name: 'paidBy', label: t('paidBy') },
      ...useTemporaryTexts(),
    ],
    nameOf: fieldOfPath,
  });
  const [reason, paidBy, kind] = useWatch({
    control: form.form.control,
    name: ['reason', 'paidBy', 'kind'],
  });
  const replace = replaceSchoolCardOperation({
    who: name,
    toast: () =>
      toast(
        t('replaced'),
        t('replacedFor', { name, number }),
        pathTo('/skole/{id}', { id: ticket.id }),
      ),
    onDone() {
      onClose();
      if (kind === 'paper') void goTo(paperPage(ticket));
    },
  });
  return (
    <FormDialog
      title={t('title')}
      subtitle={subtitle}
      submitLabel={t('submit')}
      cancelLabel={tChange('back')}
      result={
        fee === undefined
          ? undefined
          : { label: t('invoicedOnce'), value: reason === 'lost' ? fee : t('nothing') }
      }
      operation={replace}
      form={form}
      onSubmit={form.submit((body) => replace.send({ id: ticket.id, body }))}
      onClose={onClose}
    >
      <Reason fee={fee} />
      {reason === 'lost' && <Payer />}
      {mayBridge && <TemporaryFields kinds={['sms', 'paper', 'none']} />}
      <ReplacementEffect
        number={number}
        expirationDate={ticket.expirationDate}
        isOwed={reason === 'lost' && paidBy === 'pupil'}
        isBridged={kind !== 'none'}
      />
    </FormDialog>
  );
}

function Reason({ fee }: { fee: string | undefined }) {
  const t = useTexts('lost-card');
  return (
    <RadioCards<OrderedReplacementReason>
      {...useLostCardField('reason')}
      columns={2}
      cards={[
        { value: 'lost', label: t('lost'), description: t('lostText'), aside: fee },
        { value: 'defective', label: t('defective'), description: t('defectiveText') },
      ]}
    />
  );
}

function Payer() {
  const t = useTexts('lost-card');
  return (
    <RadioCards<FeePayer>
      {...useLostCardField('paidBy')}
      columns={2}
      cards={[
        { value: 'school', label: t('school'), description: t('schoolText') },
        { value: 'pupil', label: t('pupil'), description: t('pupilText') },
      ]}
    />
  );
}
