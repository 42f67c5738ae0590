import { endOtherSessions } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Confirmation, because another session may hold unsaved work. */
export function EndOthersModal({ others, onClose }: { others: number; onClose: () => void }) {
  const t = useTexts('my-page');
  const end = useOperation(endOtherSessions, {
    texts: 'my-page',
    refusals: {},
    toast: ({ reply: { ended } }) => ({
      title: t('signedOutOthers'),
      text: t('signedOutPlaces', { count: ended }),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('signOutOthersQuestion')}
      submitLabel={t('signOutOthers')}
      operation={end}
      onSubmit={() => end.send({})}
      onClose={onClose}
    >
      <p>{t('signOutOthersText', { count: others })}</p>
    </FormDialog>
  );
}
