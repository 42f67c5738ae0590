import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { type OrderFields, soldProductOf } from './fields/order-fields.ts';
import type { StepProps } from './fields/step-props.ts';
import { useFormTexts } from './words/use-form-texts.ts';

interface OrderedStepProps extends Omit<StepProps, 'onChange'> {
  isRequest: boolean;
  onAnother: () => void;
}

/** What came of it, what was ordered, and what happens next. */
export function OrderedStep({ form, fields, isRequest, onAnother }: OrderedStepProps) {
  const t = useFormTexts();
  const language = usePageLanguage();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const date = formatLongDate(Temporal.PlainDate.from(fields.startDate), language);
  const sold = soldProductOf(form, fields);
  const rows = [
    [t('name'), `${fields.firstName} ${fields.lastName}`],
    [t('zones'), zonesIn(form, fields) ?? t('allZones')],
    [t('startDate'), date],
    ...(sold ? [[t('price'), `${formatPrice(oreOf(sold.price))} ${t('perMonth')}`] as const] : []),
  ] as const;
  return (
    <Card>
      <div className="flex gap-3">
        <Icon name="success" className="mt-0.5 text-success" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-section font-semibold outline-none">
            {t(isRequest ? 'requestedTitle' : 'orderedTitle')}
          </h2>
          <p className="mt-1">
            {isRequest
              ? t('requestedText', { company: form.companyName })
              : t('orderedText', { date })}
          </p>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-table">
            {rows.map(([term, value]) => (
              <div key={term} className="contents">
                <dt className="text-ink-muted">{term}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Button onClick={onAnother} className="mt-4">
            {t('another')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The names of the zones; null for all. */
function zonesIn(
  { zones }: StepProps['form'],
  { zoneChoice, zoneFrom, zoneTo }: OrderFields,
): string | null {
  if (zoneChoice === 'all') return null;
  const ids = zoneChoice === 'one' ? [zoneFrom] : [zoneFrom, zoneTo];
  return ids.map((id) => zones.find((zone) => zone.id === id)?.name ?? '').join(' – ');
}
