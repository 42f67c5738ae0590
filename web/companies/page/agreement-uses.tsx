import { getAgreementUses } from '@takst/contract/agreements/get-agreement-uses.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { formatDate } from '#design/format.ts';
import { Notice } from '#design/page/notice.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { WorkInCompany } from './work-in-company.tsx';

interface AgreementUsesProps {
  company: Company;
  agreementId: number;
  after: Temporal.PlainDate;
}

/** Who holds a ticket under an agreement after its end, and what happens to those tickets. */
export function AgreementUses({ company, agreementId, after }: AgreementUsesProps) {
  const t = useTexts('companies');
  const failureText = useFailureText();
  const { data: uses, error } = useQuery({
    ...queryOf(getAgreementUses, { params: { id: company.id, agreementId }, query: { after } }),
    // The dialog says itself that it failed.
    throwOnError: false,
  });
  if (error) return <Notice kind="warning">{failureText(error)}</Notice>;
  if (!uses) return <SkeletonLines lines={4} />;
  const { tickets, first } = uses;
  const date = formatDate(after);
  if (tickets === 0) return <p role="status">{t('noTicketsAfter', { date })}</p>;
  return (
    <Notice kind="warning" isAnnounced title={t('ticketsAfter', { count: tickets, date })}>
      <ul className="mt-2 grid gap-1">
        {first.map(({ id, firstName, lastName, expirationDate }) => (
          <li key={id}>
            <span className="font-semibold">
              {firstName} {lastName}
            </span>
            {expirationDate && ` – ${t('validThrough', { date: formatDate(expirationDate) })}`}
          </li>
        ))}
        {tickets > first.length && <li>{t('moreTickets', { count: tickets - first.length })}</li>}
      </ul>
      <p className="mt-3">{t('ticketsGoOn')}</p>
      <p className="mt-2">
        <WorkInCompany company={company} to="/bedriftsavtale" variant="link">
          {t('seeEmployees')}
        </WorkInCompany>
      </p>
    </Notice>
  );
}
