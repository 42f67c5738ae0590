import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import {
  entryOnMoveOut,
  type MoveOutDates,
} from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { fullName } from './full-name.ts';
import { useChargedTexts } from './use-charged-texts.ts';

interface MoveOutEffectProps {
  people: readonly UnitPerson[];
  dates: MoveOutDates;
  /** Where they take what they have; null when they leave the association. */
  toUnit: string | null;
}

/** What a move-out does to what each person has, by the server's own rule. */
export function MoveOutEffect({ people, dates, toUnit }: MoveOutEffectProps) {
  const t = useTexts('unit');
  const language = usePageLanguage();
  const { today } = useSession();
  const chargedTexts = useChargedTexts();
  const day = (date: Temporal.PlainDate) => formatLongDate(date, language, today);
  const notes = people.flatMap((person) => {
    const name = fullName(person);
    if (toUnit !== null) {
      const from = day(dates.lastDay.add({ days: 1 }));
      return [{ icon: 'check' as const, text: t('effectMovesOn', { name, unit: toUnit, from }) }];
    }
    if (person.entries.length === 0) {
      return [{ icon: 'check' as const, text: t('effectNothing', { name }) }];
    }
    return person.entries.map((entry) => {
      const fate = entryOnMoveOut(entry, dates);
      const ends = fate === 'ended' ? dates.endsOn : entry.expirationDate;
      if (fate === 'cancelled') {
        return {
          icon: 'warning' as const,
          text: t('effectCancelled', { name, date: day(entry.startDate) }),
        };
      }
      if (ends) {
        return { icon: 'check' as const, text: t('effectEnded', { name, date: day(ends) }) };
      }
      return {
        icon: 'warning' as const,
        text:
          entry.status === 'pending'
            ? t('effectStays', { name, date: day(entry.startDate) })
            : `${name}: ${t('runOn')}`,
      };
    });
  });
  const charged = toUnit === null ? chargedTexts(people, dates) : [];
  return (
    <ChangeEffect
      notes={[
        ...notes,
        ...charged.map((text) => ({ icon: 'warning' as const, text })),
        toUnit === null && { icon: 'phone', text: t('effectSms') },
      ]}
    />
  );
}
