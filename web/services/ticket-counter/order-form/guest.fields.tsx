import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { maxDaysToSend } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { capitalize } from '#platform/design/format-moment.ts';
import { formatLongDate, formatTime, locales } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { sendAtIn, sendTimes } from './counter-order-fields.ts';
import { ProfileOfOthersField, RecipientsField } from './recipients.field.tsx';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

/** Who gets a code by SMS, and when. */
export function GuestFields() {
  const { fields } = useCounterFields();
  return (
    <>
      <RecipientsField name="guests" />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <SendTimeField />
        <ProfileOfOthersField />
        {fields.sendTime === 'other' && <OtherTime />}
      </div>
    </>
  );
}

function SendTimeField() {
  const t = useTexts('counter-order-form');
  const words = useSendTimeWords();
  const labels = { now: t('sendNow'), tomorrow: t('sendTomorrow'), other: t('sendOther') };
  const field = useCounterOrderField('sendTime');
  return (
    <Select
      {...field}
      description={field.value === 'now' ? undefined : words}
      options={sendTimes.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

/** A day and an hour of their own, in Norwegian time. */
function OtherTime() {
  const t = useTexts('counter-order-form');
  const { offer } = useCounterFields();
  const { value, onChange, ...field } = useCounterOrderField('sendDay');
  const { today } = offer;
  return (
    <>
      <LazyDatePicker
        {...field}
        min={today}
        max={today.add({ days: maxDaysToSend })}
        value={value === '' ? null : Temporal.PlainDate.from(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
      />
      <TextField
        {...useCounterOrderField('sendClock')}
        type="time"
        description={t('norwegianTime')}
      />
    </>
  );
}

/** When codes go out, in words: “Fredag 27. november kl. 07:00”; empty where day or hour is missing. */
export function useSendTimeWords(): string {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const { offer, fields } = useCounterFields();
  const sendAt = sendAtIn(fields, offer.today);
  if (sendAt === null) return t('sendNow');
  if (sendAt === undefined) return '';
  const day = businessDayOf(sendAt);
  const weekday = day.toLocaleString(locales[language], { weekday: 'long' });
  const date = formatLongDate(day, language, offer.today);
  return capitalize(t('sendAt', { weekday, date, time: formatTime(sendAt) }));
}
