import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { deleteCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import type { RowDialogProps } from '#platform/lists/own-list.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Says how many employees have it before it is deleted: as long as somebody has it, it is not. */
export function DeleteCostCentreModal({
  row,
  onClose,
}: RowDialogProps<CostCentre & { people: number }>) {
  const t = useTexts('cost-centres');
  const { company } = useSession();
  const remove = useOperation(deleteCostCentre, {
    texts: 'cost-centres',
    failed: 'deleteFailed',
    refusals: {
      COST_CENTRE_NOT_FOUND: 'gone',
      COST_CENTRE_IN_USE: (text, { people }) => text('deleteUsed', { count: people }),
    },
    toast: () => ({ title: t('deleted'), text: nameOfCostCentre(row) }),
    onDone: onClose,
  });
  const isTakenSince = remove.refused?.code === 'COST_CENTRE_IN_USE';
  const seePeople = (
    <Link to="/bedriftsavtale" search={{ 'cost-centre': String(row.id) }} onClick={onClose}>
      {t('seePeople')}
    </Link>
  );
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('deleteTitle')}
      submitLabel={t('delete')}
      operation={remove}
      wayOn={isTakenSince && row.people === 0 && seePeople}
      onSubmit={() => remove.send({ params: { id: company.id, costCentreId: row.id } })}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">
        {t('deleteQuestion', { name: nameOfCostCentre(row) })}
      </p>
      <p>{row.people > 0 ? t('deleteUsed', { count: row.people }) : t('deleteUnused')}</p>
      {row.people > 0 && <p>{seePeople}</p>}
    </FormDialog>
  );
}
