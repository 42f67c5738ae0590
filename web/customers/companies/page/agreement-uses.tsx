import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useUsesText } from '#customers/companies/agreements/use-uses-text.ts';
import { formatDate } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { WorkInCompany } from '#platform/session/work-in-company.tsx';
import { peopleListOf } from './people-list-of.ts';

interface AgreementUsesProps {
  company: Company;
  agreementId: number;
  after: Temporal.PlainDate;
}

/** Who holds a ticket or a subscription under an agreement after its end, and what happens to them. */
export function AgreementUses({ company, agreementId, after }: AgreementUsesProps) {
  const t = useTexts('companies');
  const failureText = useFailureText();
  const usesText = useUsesText();
  const { data: uses, error } = useQuery({
    ...queryOf(getAgreementUses, { params: { id: company.id, agreementId }, query: { after } }),
    // The dialog says itself that it failed.
    throwOnError: false,
  });
  if (error) return <Notice kind="warning">{failureText(error)}</Notice>;
  if (!uses) return <SkeletonLines lines={4} />;
  const { tickets, subscriptions, first } = uses;
  const count = tickets + subscriptions;
  const date = formatDate(after);
  if (count === 0) return <p role="status">{t('noUsesAfter', { date })}</p>;
  const list = company.allAgreements.filter(({ id }) => id === agreementId).map(peopleListOf)[0];
  const goOn =
    tickets === 0 ? 'subscriptionsGoOn' : subscriptions === 0 ? 'ticketsGoOn' : 'allGoOn';
  const title = t('usesAfter', { count, what: usesText(uses), date });
  return (
    <Notice kind="warning" isAnnounced title={title}>
      <ul className="mt-2 grid gap-1">
        {first.map(({ id, firstName, lastName, expirationDate }) => (
          <li key={id}>
            <span className="font-semibold">
              {[firstName, lastName].filter(Boolean).join(' ') || t('namelessTicket', { id })}
            </span>
            {expirationDate && ` – ${t('validThrough', { date: formatDate(expirationDate) })}`}
          </li>
        ))}
        {count > first.length && <li>{t('moreUses', { count: count - first.length })}</li>}
      </ul>
      <p className="mt-3">{t(goOn)}</p>
      <p className="mt-2">
        <WorkInCompany company={company} to={list} variant="link">
          {t('seeEmployees')}
        </WorkInCompany>
      </p>
    </Notice>
  );
}
