import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const RenewSecretModal = lazyDialog(
  async () => (await import('./renew-secret.modal.tsx')).RenewSecretModal,
);

interface CredentialsCardProps {
  companyId: number;
  widget: Widget;
}

/** Client id and secret; the secret only when somebody asks to see it. */
export function CredentialsCard({ companyId, widget }: CredentialsCardProps) {
  const t = useTexts('widget');
  const [isShown, setIsShown] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  return (
    <Card
      title={t('credentials')}
      actions={<Button onClick={() => setRenewing(true)}>{t('renewSecret')}</Button>}
    >
      <p className="mb-4 max-w-prose">{t('credentialsText')}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-muted">{t('clientId')}</dt>
        <dd className="font-mono text-small wrap-anywhere">{widget.clientId}</dd>
        <dt className="text-ink-muted">{t('clientSecret')}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          <span className="font-mono text-small wrap-anywhere">
            {isShown ? widget.clientSecret : '•'.repeat(24)}
          </span>
          <Button variant="quiet" onClick={() => setIsShown((isVisible) => !isVisible)}>
            {t(isShown ? 'hideSecret' : 'showSecret')}
          </Button>
        </dd>
      </dl>
      {isRenewing && <RenewSecretModal companyId={companyId} onClose={() => setRenewing(false)} />}
    </Card>
  );
}
