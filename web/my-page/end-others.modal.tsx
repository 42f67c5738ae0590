import { endOtherSessions } from '@takst/contract/session/end-other-sessions.contract.ts';
import { listOwnSessions } from '@takst/contract/session/list-own-sessions.contract.ts';
import { useChange } from '#api/use-change.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Confirm } from '#design/overlays/confirm.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';

const invalidates = [listOwnSessions.path] as const;

/** Asks first: whoever sits at another machine is in the middle of something. */
export function EndOthersModal({ others, onClose }: { others: number; onClose: () => void }) {
  const t = useTexts('my-page');
  const failureText = useFailureText();
  const change = useChange(endOtherSessions, {
    invalidates,
    onDone: () => {
      showToast('success', t('signedOutOthers'));
      onClose();
    },
  });
  const failed = change.problem && 'failure' in change.problem ? change.problem.failure : null;
  return (
    <Confirm
      isOpen
      title={t('signOutOthersQuestion')}
      confirmLabel={t('signOutOthers')}
      cancelLabel={t('cancel')}
      isPending={change.isPending}
      error={failed === null ? undefined : failureText(failed)}
      onConfirm={() => change.send({})}
      onCancel={onClose}
    >
      <p>{t('signOutOthersText', { count: others })}</p>
    </Confirm>
  );
}
