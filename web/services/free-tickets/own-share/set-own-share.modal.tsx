import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import { setOwnShare } from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OwnShareFields } from './own-share.fields.tsx';
import { maxOwnShare, ownShareResolver, startOf } from './own-share-form.ts';

interface SetOwnShareModalProps {
  department: DepartmentShares;
  onClose: () => void;
}

/** Sets the own share of a department from a month on, and says what follows. */
export function SetOwnShareModal({ department, onClose }: SetOwnShareModalProps) {
  const t = useTexts('own-share');
  const language = usePageLanguage();
  const { company, today } = useSession();
  const name = nameOfDepartment(department)[language];
  const changed = useChangedSince<typeof setOwnShare, DepartmentShares | null>({
    start: null,
    nowIn: (refused) =>
      refused.code === 'OWN_SHARE_CHANGED_SINCE' ? refused.department : undefined,
    describe: useDescribedShares(),
  });
  const form = useDraftForm({
    draftName: `own-share:${department.agreementNumber}`,
    start: startOf(department, today),
    resolver: ownShareResolver(department.agreementNumber),
    fields: [
      { name: 'month', label: t('month') },
      {
        name: 'amount',
        label: t('amount'),
        fault: (key) =>
          key === 'required' ? undefined : t('amountFault', { amount: formatPrice(maxOwnShare) }),
      },
    ],
    nameOf: (path) => (path === 'amountOre' ? 'amount' : path === 'validFrom' ? 'month' : path),
  });
  const operation = useOperation(setOwnShare, {
    texts: 'own-share',
    failed: 'failed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementNotFound',
      MONTH_NOT_OFFERED: (text, { first, last }) =>
        text('monthNotOffered', {
          first: formatMonth(first, language),
          last: formatMonth(last, language),
        }),
      OWN_SHARE_CHANGED_SINCE: changed.text,
    },
    causes: { MONTH_NOT_OFFERED: ['month'], OWN_SHARE_CHANGED_SINCE: [] },
    toast: () => ({ title: t('saved'), text: name }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t('changeOf', { department: name })}
      operation={operation}
      wayOn={changed.wayOn(operation.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) =>
        operation.send({
          params: { companyId: company.id },
          body: { ...body, version: changed.seen?.version ?? body.version },
        }),
      )}
      onClose={onClose}
    >
      <OwnShareFields department={changed.seen ?? department} />
    </FormDialog>
  );
}

/** The amounts of a department in words; empty for none. */
function useDescribedShares() {
  const t = useTexts('own-share');
  const language = usePageLanguage();
  return (department: DepartmentShares | null): string =>
    (department?.shares ?? [])
      .map(({ validFrom, amountOre }) =>
        t('from', { amount: formatPrice(amountOre), month: formatMonth(validFrom, language) }),
      )
      .join(', ');
}
