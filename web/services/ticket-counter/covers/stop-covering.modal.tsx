import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { stopCoveringUser } from '@takst/contract/services/ticket-counter/covers/stop-covering-user.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface StopCoveringModalProps {
  user: CoveredUser;
  onClose: () => void;
}

/** Confirms that the company stops paying for a covered person. */
export function StopCoveringModal({ user, onClose }: StopCoveringModalProps) {
  const t = useTexts('covered-users');
  const { company } = useSession();
  const { id, name } = user;
  const stop = useOperation(stopCoveringUser, {
    texts: 'covered-users',
    failed: 'removeFailed',
    refusals: { COVERED_USER_NOT_FOUND: 'gone' },
    toast: () => ({
      title: t('removed', { name }),
      text: formatPhone(user.phoneCountryCode, user.phone),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('removeTitle', { name })}
      submitLabel={t('remove')}
      operation={stop}
      onSubmit={() => stop.send({ params: { id: company.id, coveredUserId: id } })}
      onClose={onClose}
    >
      <p className="font-semibold">{t('removeQuestion', { name })}</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('removeNow')}</li>
        <li>{t('removeForgotten')}</li>
      </ul>
    </FormDialog>
  );
}
