import { childLastDay } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import {
  type ChildEndAge,
  childEndAges,
  type ChildEndKind,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type SettingsFields, useSettingsField } from './settings-fields.ts';

/** When a child's ticket ends by itself, and at which age (spec 3 §4). */
export function ChildEndFields() {
  const t = useTexts('free-ticket-settings');
  const end = useWatch<SettingsFields, 'expireChildTickets'>({ name: 'expireChildTickets' });
  return (
    <>
      <RadioCards
        {...useSettingsField('expireChildTickets')}
        cards={[
          { value: 'NEVER', label: t('never'), description: t('neverText') },
          { value: 'AT_END_OF_MONTH', label: t('endOfMonth'), description: t('endOfMonthText') },
          { value: 'AT_END_OF_YEAR', label: t('endOfYear'), description: t('endOfYearText') },
        ]}
      />
      {end !== 'NEVER' && <AgeField end={end} />}
    </>
  );
}

type RunningEnd = Exclude<ChildEndKind, 'NEVER'>;

function AgeField({ end }: { end: RunningEnd }) {
  const t = useTexts('free-ticket-settings');
  const field = useSettingsField('expireChildTicketsAtAge');
  const age = childEndAges.find((one) => String(one) === field.value);
  return (
    <>
      <RadioCards
        {...field}
        columns={3}
        cards={childEndAges.map((one) => ({
          value: String(one),
          label: t('years', { age: one }),
        }))}
      />
      <div className="space-y-2 text-ink-muted">
        {age && <Example end={end} age={age} />}
        <p>{t('childRules')}</p>
      </div>
    </>
  );
}

/** What the choice means for a child with a birthday next spring, by the rule itself. */
function Example({ end, age }: { end: RunningEnd; age: ChildEndAge }) {
  const t = useTexts('free-ticket-settings');
  const language = usePageLanguage();
  const { today } = useSession();
  const birthday = Temporal.PlainDate.from({ year: today.year + 1, month: 4, day: 14 });
  const lastDay = childLastDay(
    { profileId: 'CHILD', birthDate: birthday.subtract({ years: age }) },
    { expireChildTickets: end, expireChildTicketsAtAge: age },
  );
  if (!lastDay) return null;
  const dates = {
    birthday: formatLongDate(birthday, language),
    lastDay: formatLongDate(lastDay, language),
  };
  return <p>{t('example', { age, ...dates })}</p>;
}
