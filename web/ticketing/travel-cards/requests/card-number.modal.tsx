import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import {
  madeCardNumber,
  setCardNumber,
} from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { cardNumberRefusals } from '../lists/card-number-refusals.ts';

type Fields = { cardNumber: string };

const resolver = bodyResolver({
  schema: z.strictObject({ cardNumber: madeCardNumber }),
  bodyOf: ({ cardNumber }: Fields) => ({ cardNumber: withoutSpaces(cardNumber) }),
});

const useField = createFieldHook<Fields>();

type CardNumberModalProps = { request: CardRequest; onClose: () => void };

/** Enters the number of a card: it is made from then on. */
export function CardNumberModal({ request, onClose }: CardNumberModalProps) {
  const t = useTexts('travel-cards');
  const { id, companyName, replacedCardNumber: replaced } = request;
  const name = request.cardName ?? t('requestNumber', { id });
  const form = useDraftForm({
    draftName: `card-number:${id}`,
    start: { cardNumber: '' },
    resolver,
    fields: [{ name: 'cardNumber', label: t('cardNumber'), fault: () => t('numberFault') }],
  });
  const operation = useOperation(setCardNumber, {
    texts: 'travel-cards',
    failed: 'numberFailed',
    refusals: cardNumberRefusals,
    toast: ({ input }) => ({
      title: t('numberSaved'),
      text: t('numberSavedText', { name, number: input.params.cardNumber }),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('enterNumber')}
      subtitle={`${name}, ${companyName}`}
      submitLabel={t('saveNumber')}
      operation={operation}
      form={form}
      onSubmit={form.submit(({ cardNumber }) => operation.send({ params: { id, cardNumber } }))}
      onClose={onClose}
    >
      <NumberField />
      {replaced !== null && (
        <Notice kind="warning" title={t('blockReplaced', { number: replaced })} />
      )}
      <p className="text-small text-ink-muted">{t('numberEffect')}</p>
    </FormDialog>
  );
}

function NumberField() {
  const t = useTexts('travel-cards');
  const field = useField('cardNumber');
  const count = withoutSpaces(field.value).length;
  return (
    <TextField
      {...field}
      description={count === 0 ? t('numberHelp') : t('numberCount', { count })}
      autoComplete="off"
    />
  );
}
