import { pathTo } from '@takst/contract/app/path-to.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import type { SchoolDialogProps } from '#services/school-tickets/ticket/school-dialog-props.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';
import { collectCardFeeOperation } from './lost-card-operations.ts';

/** Notes that a pupil has paid the school for a replacement card. */
export function CollectFeeModal({ ticket, onClose }: SchoolDialogProps) {
  const t = useTexts('lost-card');
  const tChange = useTexts('change-ticket');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const amount = useDeliveredFacts().amount(ticket.feeOwed);
  const collect = collectCardFeeOperation({
    who: name,
    toast: () =>
      toast(t('collected'), t('collectedFrom', { name }), pathTo('/skole/{id}', { id: ticket.id })),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('collectTitle')}
      subtitle={subtitle}
      submitLabel={t('collectSubmit')}
      cancelLabel={tChange('back')}
      isQuestion
      operation={collect}
      onSubmit={() => collect.send({ id: ticket.id })}
      onClose={onClose}
    >
      <p>{t('collectText', { name, amount })}</p>
    </FormDialog>
  );
}
