import { formatPrice } from '#platform/design/format.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { StepProps } from './step-props.ts';
import { agreementOf, soldProductOf } from './order-fields.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

/** What it costs a month, updated with each choice. */
export function PriceSummary({ form, fields }: Omit<StepProps, 'onChange'>) {
  const t = useFormTexts();
  const sold = soldProductOf(form, fields);
  const isRequest = agreementOf(form, fields)?.isRequest ?? false;
  return (
    <div aria-live="polite">
      {sold ? (
        <p>
          <span className="text-figure font-bold tabular-nums">
            {formatPrice(oreOf(sold.price))}
          </span>{' '}
          <span className="text-ink-muted">{t('perMonth')}</span>
        </p>
      ) : (
        <p>{t(choiceOf(fields) ? 'noPrice' : 'priceMissing')}</p>
      )}
      <p className="text-small text-ink-muted">
        {isRequest ? t('asksFirst', { company: form.companyName }) : t('runsOn')}
      </p>
    </div>
  );
}
