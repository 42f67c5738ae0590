import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { BenefitCheck } from './benefit-choice.ts';

type Person = BenefitCheck['untaxed']['people'][number];

/** So many are named. */
const maxNamed = 8;

/** People by name and number; each leads to their tickets. */
export function BenefitPeople({ people, total }: { people: readonly Person[]; total: number }) {
  const t = useTexts('benefit-file');
  const listedPeople = people.slice(0, maxNamed);
  return (
    <ul className="mt-1 grid gap-1">
      {listedPeople.map(({ ticketId, firstName, lastName, employeeId }) => (
        <li key={`${ticketId} ${employeeId}`}>
          <Link to={pathTo('/fribilletter/{id}', { id: ticketId })}>
            {t('person', {
              name: firstName === null ? t('nameErased') : `${firstName} ${lastName ?? ''}`,
              employeeId: employeeId ?? '',
            })}
          </Link>
        </li>
      ))}
      {total > listedPeople.length && (
        <li>{t('andMore', { number: formatNumber(total - listedPeople.length) })}</li>
      )}
    </ul>
  );
}
