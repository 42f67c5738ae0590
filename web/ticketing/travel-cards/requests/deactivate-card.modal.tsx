import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import { deactivateCard } from '@takst/contract/ticketing/travel-cards/deactivate-card.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type DeactivateCardModalProps = { request: CardRequest; onClose: () => void };

/** Says that a card is blocked in the card system. */
export function DeactivateCardModal({ request, onClose }: DeactivateCardModalProps) {
  const t = useTexts('travel-cards');
  const { id, companyName } = request;
  const number = request.cardNumber ?? '';
  const name = request.cardName ?? t('nameless');
  const operation = useOperation(deactivateCard, {
    texts: 'travel-cards',
    failed: 'deactivateFailed',
    refusals: {
      CARD_NOT_FOUND: 'cardNotFound',
      CARD_NOT_MADE: 'cardNotMade',
      CARD_IN_USE: 'cardInUse',
    },
    toast: () => ({ title: t('deactivated'), text: `${number}, ${name}` }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('deactivateTitle')}
      subtitle={`${number}, ${name}, ${companyName}`}
      submitLabel={t('deactivate')}
      isQuestion
      isDanger
      operation={operation}
      onSubmit={() => operation.send({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('deactivateText')}</p>
      <p className="text-small text-ink-muted">{t('deactivateEffect')}</p>
    </FormDialog>
  );
}
