import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { changeCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import type { RowDialogProps } from '#platform/lists/own-list.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  CostCentreFields,
  type CostCentreText,
  useCostCentreLabels,
} from './cost-centre-fields.tsx';

/** As typed, and as its user saw it at the beginning: a draft keeps both. */
type Fields = CostCentreText & { previous: CostCentreText };

const resolver = bodyResolver({
  schema: changeCostCentre.body,
  bodyOf: (fields: Fields) => fields,
});

/** Changes code and name; employees keep it. */
export function EditCostCentreModal({ row, onClose }: RowDialogProps<CostCentre>) {
  const t = useTexts('cost-centres');
  const { company } = useSession();
  const { id, code, name } = row;
  const changed = useChangedSince<typeof changeCostCentre, CostCentre | null>({
    start: null,
    nowIn: (refused) =>
      refused.code === 'COST_CENTRE_CHANGED_SINCE' ? refused.costCentre : undefined,
    describe: (theirs) => (theirs ? nameOfCostCentre(theirs) : ''),
  });
  const form = useDraftForm({
    draftName: `cost-centre:${id}`,
    start: { code, name, previous: { code, name } },
    resolver,
    fields: useCostCentreLabels(),
  });
  const change = useOperation(changeCostCentre, {
    texts: 'cost-centres',
    failed: 'changeFailed',
    refusals: {
      COST_CENTRE_NOT_FOUND: 'gone',
      COST_CENTRE_EXISTS: (text, { costCentre }) =>
        text('exists', { name: nameOfCostCentre(costCentre) }),
      COST_CENTRE_CHANGED_SINCE: changed.text,
    },
    causes: { COST_CENTRE_EXISTS: ['code'], COST_CENTRE_CHANGED_SINCE: [] },
    toast: ({ reply }) => ({ title: t('changed'), text: nameOfCostCentre(reply) }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t('editOf', { name: nameOfCostCentre(row) })}
      operation={change}
      wayOn={changed.wayOn(change.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) =>
        change.send({
          params: { id: company.id, costCentreId: id },
          body: {
            ...body,
            ...(changed.seen && {
              previous: { code: changed.seen.code, name: changed.seen.name },
            }),
          },
        }),
      )}
      onClose={onClose}
    >
      <CostCentreFields />
      <p className="text-small text-ink-muted">{t('keepsPeople')}</p>
    </FormDialog>
  );
}
