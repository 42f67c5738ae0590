import {
  type AccessRequest,
  accessRequestInAddress,
} from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const RejectAccessRequestModal = lazyDialog(
  async () => (await import('./reject-access-request.modal.tsx')).RejectAccessRequestModal,
);
const HandleAccessRequestModal = lazyDialog(
  async () => (await import('./handle-access-request.modal.tsx')).HandleAccessRequestModal,
);

interface OtherAnswersProps {
  request: AccessRequest;
  /** Called when this user or another one has answered. */
  onAnswered: () => void;
}

/** The answers that create no user. */
export function OtherAnswers({ request, onAnswered }: OtherAnswersProps) {
  const t = useTexts('access-requests');
  const { features } = useSignedIn();
  const [dialog, setDialog] = useState<'reject' | 'handle' | null>(null);
  if (request.outcome !== null) return null;
  const dialogProps = { request, onAnswered, onClose: () => setDialog(null) };
  return (
    <>
      {!request.company && features.has('companyAdmin') && (
        <LinkButton
          variant="primary"
          icon="plus"
          to="/bedrifter/ny"
          search={{ [accessRequestInAddress]: String(request.id) }}
        >
          {t('addCompany')}
        </LinkButton>
      )}
      <Button variant="danger" onClick={() => setDialog('reject')}>
        {t('reject')}
      </Button>
      <Button onClick={() => setDialog('handle')}>{t('handle')}</Button>
      {dialog === 'reject' && <RejectAccessRequestModal {...dialogProps} />}
      {dialog === 'handle' && <HandleAccessRequestModal {...dialogProps} />}
    </>
  );
}
