import {
  costCentreList,
  listCostCentres,
} from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { queryOf } from '#platform/api/query.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { OwnList } from '#platform/lists/own-list.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const dialogs = {
  add: lazyDialog(async () => (await import('./new-cost-centre.modal.tsx')).NewCostCentreModal),
  edit: lazyDialog(async () => (await import('./edit-cost-centre.modal.tsx')).EditCostCentreModal),
  delete: lazyDialog(
    async () => (await import('./delete-cost-centre.modal.tsx')).DeleteCostCentreModal,
  ),
};

/** The cost centres that employees may have. */
export function CostCentresSection() {
  const t = useTexts('cost-centres');
  const language = usePageLanguage();
  const { company } = useSession();
  const list = useSectionList(({ pageQuery }) =>
    queryOf(listCostCentres, { params: { id: company.id }, query: pageQuery }),
  );
  const { code, name, people, acts } = costCentreList.columns;
  return (
    <OwnList
      list={list}
      icon="wallet"
      texts={{
        title: t('title'),
        add: t('add'),
        searchLabel: t('searchLabel'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
        editOf: (row) => t('editOf', { name: nameOfCostCentre(row) }),
        deleteOf: (row) => t('deleteOf', { name: nameOfCostCentre(row) }),
      }}
      columns={[
        {
          id: 'code',
          header: code.heading[language],
          width: 12,
          cell: (row) => row.code,
          isRowHeader: true,
          onCard: 'title',
        },
        {
          id: 'name',
          header: name.heading[language],
          cell: (row) => <span className="wrap-anywhere">{row.name}</span>,
        },
        {
          id: 'people',
          header: people.heading[language],
          width: 8,
          align: 'end',
          cell: (row) => formatNumber(row.people),
          cardCell: (row) => `${people.heading[language]}: ${formatNumber(row.people)}`,
        },
      ]}
      actsHeading={acts.heading[language]}
      dialogs={dialogs}
    />
  );
}
