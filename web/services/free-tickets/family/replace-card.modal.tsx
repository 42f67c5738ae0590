import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import type { OrderedReplacementReason } from '@takst/contract/ticketing/travel-cards/replacement-reasons.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { ticketCardsQuery } from './family.queries.ts';
import type { FreeDialogProps } from './free-dialog-props.ts';

/** Blocks a card and orders another one, on which the ticket goes on (spec 3 §4, §9; domain: Replacement card). */
export function ReplaceCardModal({ ticket, onClose }: FreeDialogProps) {
  const t = useTexts('free-family');
  const tActions = useTexts('ticket-actions');
  const tChange = useTexts('change-ticket');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const [reason, setReason] = useState<OrderedReplacementReason>('lost');
  const { data } = useQuery(ticketCardsQuery(ticket.id));
  const price = data && formatPrice(Math.round(data.replacementFee * 100));
  const number = ticket.travelCardNumber ?? '';
  const replace = useOperation(replaceFreeCard, {
    texts: 'free-family',
    failed: 'replaceFailed',
    refusals: {
      TICKET_NOT_FOUND: 'ticketGone',
      CARD_NOT_REPLACEABLE: 'cardNotReplaceable',
      TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddress',
    },
    about: reason,
    toast: () =>
      toast(
        t('replaced'),
        t('replacedFor', { name, number }),
        pathTo('/fribilletter/{id}', { id: ticket.id }),
      ),
    onProblem: () => showToast('error', { title: t('replaceFailed'), text: name }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={tActions('replaceCard')}
      subtitle={subtitle}
      submitLabel={t('orderReplacement')}
      cancelLabel={tChange('back')}
      result={
        price === undefined
          ? undefined
          : { label: t('invoicedOnce'), value: reason === 'lost' ? price : t('nothing') }
      }
      operation={replace}
      onSubmit={() => replace.send({ params: { id: ticket.id }, body: { reason } })}
      onClose={onClose}
    >
      <RadioCards<OrderedReplacementReason>
        name="reason"
        label={t('reason')}
        value={reason}
        onChange={setReason}
        columns={2}
        cards={[
          { value: 'lost', label: t('lost'), description: t('lostText'), aside: price },
          { value: 'defective', label: t('defective'), description: t('defectiveText') },
        ]}
      />
      <ChangeEffect
        notes={[
          { icon: 'warning', text: t('oldCardBlocked', { number }) },
          { icon: 'card', text: t('newCardPosted') },
          { icon: 'check', text: t('ticketGoesOn') },
          { icon: 'info', text: tChange('notUndone') },
        ]}
      />
    </FormDialog>
  );
}
