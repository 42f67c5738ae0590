import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ProfileOfOthersField, RecipientsField } from './recipients.field.tsx';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

/** The numbers of travel cards; of travel money how much goes on each. */
export function CardFields() {
  const { product } = useCounterFields();
  return (
    <>
      <RecipientsField name="cards" />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        {product?.isTravelMoney ? (
          <AmountField amounts={product.amounts} />
        ) : (
          <ProfileOfOthersField />
        )}
      </div>
    </>
  );
}

function AmountField({ amounts }: Pick<CounterProductEntry, 'amounts'>) {
  const t = useTexts('counter-order-form');
  return (
    <TextField
      {...useCounterOrderField('amount')}
      description={amounts ? t('amountHelp', amounts) : undefined}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
