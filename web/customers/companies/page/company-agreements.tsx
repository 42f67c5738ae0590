import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { AgreementCard } from '#customers/companies/agreements/agreement-card.tsx';
import { AgreementState } from '#customers/companies/agreements/agreement-state.tsx';
import { overviewQuery } from '#customers/companies/page/company.queries.ts';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { CompanyDialogName } from './company-dialog.tsx';
import { WorkInCompany } from '#platform/session/work-in-company.tsx';
import { peopleListOf } from './people-list-of.ts';

interface CompanyAgreementsProps {
  company: Company;
  onAsk: (dialog: CompanyDialogName) => void;
}

/** The agreements of a company: since and until when, and who uses them. */
export function CompanyAgreements({ company, onAsk }: CompanyAgreementsProps) {
  const t = useTexts('companies');
  const columns: Column<CompanyAgreement>[] = [
    { id: 'start', header: t('agreementStart'), cell: ({ fromDate }) => formatDate(fromDate) },
    {
      id: 'persons',
      header: t('persons'),
      cell: (agreement) => <Persons company={company} agreement={agreement} />,
      cardCell: (agreement) => <Persons company={company} agreement={agreement} isOnCard />,
      align: 'end',
    },
    {
      id: 'validity',
      header: t('validity'),
      cell: (agreement) => <AgreementState agreement={agreement} />,
      onCard: 'below',
    },
  ];
  return (
    <AgreementCard
      rows={company.allAgreements}
      columns={columns}
      onNew={() => onAsk({ is: 'create-agreement' })}
      onEdit={(agreement) => onAsk({ is: 'change-agreement', agreement })}
      onEnd={(agreement) => onAsk({ is: 'end-agreement', agreement })}
      onDelete={(agreement) => onAsk({ is: 'delete-agreement', agreement })}
    />
  );
}

interface PersonsProps {
  company: Company;
  agreement: CompanyAgreement;
  isOnCard?: boolean;
}

/** How many persons have a ticket under an agreement, with the way to them. */
function Persons({ company, agreement, isOnCard = false }: PersonsProps) {
  const t = useTexts('companies');
  const { data: overview } = useQuery(overviewQuery(company.id));
  if (!overview) return '–';
  const count = overview.agreements.find(({ id }) => id === agreement.id)?.persons ?? 0;
  const text = isOnCard ? t('personCount', { count }) : formatNumber(count);
  const list = peopleListOf(agreement);
  if (count === 0 || !list) return text;
  return (
    <WorkInCompany company={company} to={list} variant="link">
      {text}
    </WorkInCompany>
  );
}
