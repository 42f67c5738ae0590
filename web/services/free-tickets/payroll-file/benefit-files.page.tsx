import { benefitFileList } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { BenefitFileCard } from './benefit-file-card.tsx';
import { useBenefitFileColumns } from './use-benefit-file-columns.tsx';

/** Makes files with the taxable benefit for the payroll system, and has those that were made. */
export function BenefitFilesPage() {
  const t = useTexts('benefit-file');
  const { company } = useSession();
  const list = useListOf(benefitFileList);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle')}
      back={<BackLink to="/fribilletter/skattegrunnlag">{t('toTaxBase')}</BackLink>}
      notice={<BenefitFileCard key={company.id} />}
      columns={useBenefitFileColumns()}
      cardsBelow={860}
      empty={{ icon: 'wallet', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ title: t('noHitTitle'), text: t('emptyText'), showAll: t('showAll') }}
    />
  );
}
