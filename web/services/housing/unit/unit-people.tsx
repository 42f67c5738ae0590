import { pathTo } from '@takst/contract/app/path-to.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { fullName } from './full-name.ts';

interface UnitPeopleProps {
  title: string;
  people: readonly UnitPerson[];
  onUndoMoveOut: (person: UnitPerson) => void;
  /** Whose page it is. */
  shownId: number;
}

/** People of a unit with their days; nothing when there are none. */
export function UnitPeople({ title, people, shownId, onUndoMoveOut }: UnitPeopleProps) {
  if (people.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-caption text-ink-muted">{title}</h3>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li
            key={`${person.id} ${person.fromDate.toString()}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <Resident
              person={person}
              isShown={person.id === shownId}
              onUndoMoveOut={() => onUndoMoveOut(person)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResidentProps {
  person: UnitPerson;
  isShown: boolean;
  onUndoMoveOut: () => void;
}

function Resident({ person, isShown, onUndoMoveOut }: ResidentProps) {
  const t = useTexts('unit');
  const { person: personPath } = useServicePages();
  const days = useDaysText();
  const { id, runningEntries, isMoveOutUndoable } = person;
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">
          {isShown ? (
            fullName(person)
          ) : (
            <Link to={pathTo(personPath, { id })}>{fullName(person)}</Link>
          )}
        </p>
        <p className="text-small text-ink-muted">
          {days(person)}
          {' · '}
          {runningEntries > 0
            ? t('entries', { count: runningEntries, number: String(runningEntries) })
            : t('noEntries')}
        </p>
      </div>
      {isMoveOutUndoable && (
        <Button
          icon="undo"
          aria-label={`${t('undoMoveOut')}, ${fullName(person)}`}
          onClick={onUndoMoveOut}
        >
          {t('undoMoveOut')}
        </Button>
      )}
    </>
  );
}

function useDaysText() {
  const t = useTexts('unit');
  const language = usePageLanguage();
  const { today } = useSession();
  const day = (date: Temporal.PlainDate) => formatLongDate(date, language, today);
  return ({ fromDate, toDate }: UnitPerson) => {
    if (toDate && Temporal.PlainDate.compare(toDate, today) < 0) {
      // "1. juli 2024 – 30. juni" would read as June 2024.
      const isInOneYear = fromDate.year === toDate.year;
      return t('movedOut', {
        from: day(fromDate),
        to: isInOneYear ? day(toDate) : formatLongDate(toDate, language),
      });
    }
    const isComing = Temporal.PlainDate.compare(fromDate, today) > 0;
    const begins = t(isComing ? 'movesIn' : 'since', { date: day(fromDate) });
    return toDate ? `${begins} · ${t('movesOut', { date: day(toDate) })}` : begins;
  };
}
