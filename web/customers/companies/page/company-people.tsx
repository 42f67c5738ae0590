import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  type PersonState,
  personStates,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatNumber } from '#platform/design/format.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { WorkInCompany } from '#platform/session/work-in-company.tsx';
import { peopleListOf } from './people-list-of.ts';

const labels: { readonly [S in PersonState]: PlainTextKey<'companies'> } = {
  valid: 'peopleValid',
  pending: 'peoplePending',
  ending: 'peopleEnding',
  'code-not-fetched': 'peopleCodeNotFetched',
  'without-ticket': 'peopleWithoutTicket',
};

/** How many people are in which state; each number leads to the list of them. */
export function CompanyPeople({ company }: { company: Company }) {
  const t = useTexts('companies');
  const list = company.allAgreements.map(peopleListOf).find((path) => path !== undefined);
  const { data } = useQuery({
    ...queryOf(countSubscribers, { params: { id: company.id } }),
    enabled: list !== undefined,
    // The rest of the page works without it.
    throwOnError: false,
  });
  if (!data || !list) return null;
  return (
    <ul
      aria-label={t('people')}
      className="grid grid-cols-2 gap-y-4 rounded-panel border border-line bg-surface py-4 sm:grid-cols-5 sm:divide-x sm:divide-line"
    >
      {personStates.map((state) => (
        <li key={state}>
          <WorkInCompany company={company} to={`${list}?filter=${state}`} variant="figure">
            <span className="block text-figure font-bold tabular-nums">
              {formatNumber(data.counts[state])}
            </span>{' '}
            <span className="block text-small text-ink-muted">{t(labels[state])}</span>
          </WorkInCompany>
        </li>
      ))}
    </ul>
  );
}
