import {
  maxDaysToPaper,
  maxPassengersOfCard,
} from '@takst/domain/services/ticket-counter/order-limits.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { CountFields } from './count.fields.tsx';
import type { HandOverKind } from './counter-order-offer.ts';
import { orderedLines } from './ordered-lines.ts';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

/** An Impuls card: for how many, from when, and how it gets there. */
export function PaperFields() {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const count = orderedLines(fields, offer).length;
  return (
    <>
      <CountFields
        label={t('passengers')}
        description={
          count > 1
            ? t('paperCards', { count, max: maxPassengersOfCard })
            : t('paperHelp', { max: maxPassengersOfCard })
        }
      />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <FirstDayField />
      </div>
      <HandOverField />
      {fields.handOver === 'post' ? <AddressFields /> : <VisitAddress />}
    </>
  );
}

function FirstDayField() {
  const { offer } = useCounterFields();
  const { value, onChange, ...field } = useCounterOrderField('startDate');
  const { today } = offer;
  return (
    <QuickDayField
      {...field}
      choices={Array.from({ length: 7 }, (_, days) => today.add({ days }))}
      min={today}
      max={today.add({ days: maxDaysToPaper })}
      value={value === '' ? null : Temporal.PlainDate.from(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}

function HandOverField() {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const offered = offer.handOversOf(fields.agreementNumber);
  const field = useCounterOrderField('handOver');
  const texts = { post: t('byPost'), visit: t('byVisit') };
  return (
    <RadioCards<HandOverKind>
      {...field}
      columns={2}
      cards={offered.map((value) => ({
        value,
        label: texts[value],
        description: value === 'post' ? t('byPostText') : t('byVisitText'),
      }))}
    />
  );
}

function AddressFields() {
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <TextField {...useCounterOrderField('addressLine1')} autoComplete="off" />
      <TextField {...useCounterOrderField('addressLine2')} autoComplete="off" isOptional />
      <TextField {...useCounterOrderField('postCode')} autoComplete="off" inputMode="numeric" />
      <TextField {...useCounterOrderField('postArea')} autoComplete="off" />
    </div>
  );
}

function VisitAddress() {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const address = offer.termsOf(fields.agreementNumber).visitAddress;
  if (!address) return null;
  const { line1, line2, postCode, city } = address;
  return (
    <p className="text-table">
      {t('fetchedAt')}{' '}
      <strong className="font-semibold">
        {[line1, line2, `${postCode} ${city}`].filter(Boolean).join(', ')}
      </strong>
    </p>
  );
}
