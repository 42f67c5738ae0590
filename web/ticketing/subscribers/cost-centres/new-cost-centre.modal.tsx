import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { createCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import type { NewRowDialogProps } from '#platform/lists/own-list.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  CostCentreFields,
  type CostCentreText,
  useCostCentreLabels,
} from './cost-centre-fields.tsx';

const resolver = bodyResolver({
  schema: createCostCentre.body,
  bodyOf: (fields: CostCentreText) => fields,
});

type Added = CostCentre & { people: number };

/** Adds a cost centre to the company's list. */
export function NewCostCentreModal({ onAdded, onClose }: NewRowDialogProps<Added>) {
  const t = useTexts('cost-centres');
  const { company } = useSession();
  const form = useDraftForm({
    draftName: `new-cost-centre:${company.id}`,
    start: { code: '', name: '' },
    resolver,
    fields: useCostCentreLabels(),
  });
  const create = useOperation(createCostCentre, {
    texts: 'cost-centres',
    failed: 'createFailed',
    refusals: {
      COST_CENTRE_EXISTS: (text, { costCentre }) =>
        text('exists', { name: nameOfCostCentre(costCentre) }),
      TOO_MANY_COST_CENTRES: (text, { max }) => text('tooMany', { max }),
    },
    causes: { COST_CENTRE_EXISTS: ['code'], TOO_MANY_COST_CENTRES: [] },
    toast: ({ reply }) => ({ title: t('created'), text: nameOfCostCentre(reply) }),
    onDone: (reply) => {
      onAdded({ ...reply, people: 0 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('add')}
      operation={create}
      form={form}
      onSubmit={form.submit((body) => create.send({ params: { id: company.id }, body }))}
      onClose={onClose}
    >
      <CostCentreFields />
    </FormDialog>
  );
}
