import { formatPrice } from '#platform/design/format.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { StepProps } from './step-props.ts';
import { soldProductOf } from './order-fields.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

/** What it costs a month, updated with each choice. */
export function PriceSummary({ form, fields }: Omit<StepProps, 'onChange'>) {
  const t = useFormTexts();
  const sold = soldProductOf(form, fields);
  return (
    <div aria-live="polite" className="min-w-0">
      {sold ? (
        <p>
          <span className="text-section font-bold tabular-nums">
            {formatPrice(oreOf(sold.price))}
          </span>{' '}
          <span className="text-small text-ink-muted">{t('perMonth')}</span>
        </p>
      ) : (
        <p className="text-small">{t(choiceOf(fields) ? 'noPrice' : 'priceMissing')}</p>
      )}
    </div>
  );
}
