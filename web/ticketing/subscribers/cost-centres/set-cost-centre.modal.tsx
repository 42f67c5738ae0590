import { pathTo } from '@takst/contract/app/path-to.ts';
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import { setCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { queryOf } from '#platform/api/query.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { Choice } from '#platform/design/fields/choice.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The id as a choice has it, empty for none; and the one that its user saw, which a draft keeps. */
type Fields = { costCentreId: string; previousId: number | null };

const resolver = bodyResolver({
  schema: setCostCentre.body,
  bodyOf: ({ costCentreId, previousId }: Fields) => ({
    costCentreId: costCentreId === '' ? null : Number(costCentreId),
    previousId,
  }),
});
const useField = createFieldHook<Fields>();

interface SetCostCentreModalProps {
  subscriberId: number;
  /** Whose it is. */
  name: string;
  /** As shown when the dialog opens. */
  costCentre: CostCentre | null;
  onClose: () => void;
}

/** Chooses a cost centre of the company's list, or none; asks again if another user has changed it since. */
export function SetCostCentreModal(props: SetCostCentreModalProps) {
  const { subscriberId, name, costCentre, onClose } = props;
  const t = useTexts('cost-centres');
  const { person } = useServicePages();
  const changed = useChangedSince<typeof setCostCentre, CostCentre | null>({
    start: costCentre,
    nowIn: (refused) =>
      refused.code === 'COST_CENTRE_CHANGED_SINCE' ? refused.costCentre : undefined,
    describe: (theirs) => (theirs ? nameOfCostCentre(theirs) : ''),
  });
  const previousId = costCentre?.id ?? null;
  const form = useDraftForm({
    draftName: `cost-centre-of:${subscriberId}`,
    start: { costCentreId: String(previousId ?? ''), previousId },
    resolver,
    fields: [{ name: 'costCentreId', label: t('cardTitle') }],
  });
  const change = useOperation(setCostCentre, {
    texts: 'cost-centres',
    failed: 'failed',
    refusals: {
      SUBSCRIBER_NOT_FOUND: 'employeeGone',
      COST_CENTRE_NOT_FOUND: 'gone',
      COST_CENTRE_CHANGED_SINCE: changed.text,
    },
    toast: ({ reply }) => ({
      title: t('saved'),
      text: `${name}: ${reply.costCentre ? nameOfCostCentre(reply.costCentre) : t('none')}`,
      link: { to: pathTo(person, { id: subscriberId }), text: t('cardTitle') },
    }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  const isRefused = change.refused?.code === 'COST_CENTRE_CHANGED_SINCE';
  return (
    <FormDialog
      title={t(costCentre ? 'changeFor' : 'chooseFor')}
      operation={change}
      wayOn={changed.wayOn(change.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) =>
        change.send({
          params: { id: subscriberId },
          body: isRefused ? { ...body, previousId: changed.seen?.id ?? null } : body,
        }),
      )}
      onClose={onClose}
    >
      <CostCentreField onClose={onClose} />
    </FormDialog>
  );
}

function CostCentreField({ onClose }: { onClose: () => void }) {
  const t = useTexts('cost-centres');
  const { company } = useSession();
  const { settings } = useServicePages();
  const { data } = useQuery(
    queryOf(listCostCentres, { params: { id: company.id }, query: { offset: 0, searchFor: '' } }),
  );
  return (
    <>
      <Choice
        {...useField('costCentreId')}
        disabled={!data}
        options={[
          { value: '', label: t('none') },
          ...(data?.matches ?? []).map((one) => ({
            value: String(one.id),
            label: nameOfCostCentre(one),
          })),
        ]}
      />
      {data?.totalEntries === 0 && (
        <p>
          {t('emptyTitle')}.{' '}
          <Link to={settings} onClick={onClose}>
            {t('toSettings')}
          </Link>
        </p>
      )}
    </>
  );
}
