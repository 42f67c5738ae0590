import { refundDelivery } from '@takst/contract/services/ticket-counter/delivery/refund-delivery.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Fields = { description: string };

const useField = createFieldHook<Fields>();
const resolver = bodyResolver({
  schema: refundDelivery.body,
  bodyOf: ({ description }: Fields) => ({ description }),
});

/** The form of a refund: a text for the credit note. */
export function useReasonForm(draftName: string) {
  const t = useTexts('counter-order');
  return useDraftForm({
    draftName,
    start: { description: '' },
    resolver,
    fields: [{ name: 'description', label: t('refundReason') }],
  });
}

export const ReasonField = () => (
  <TextField {...useField('description')} isOptional maxLength={200} />
);
