import type { SavedAgreementSettings } from '@takst/contract/services/self-service/settings/agreement-settings.schema.ts';
import { saveAgreementSettings } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { useRef, useState } from 'react';
import { reportFailure } from '#platform/api/report-failure.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSettingsChangedSince } from '#platform/design/changed-since/use-settings-changed-since.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { FoldedCard } from '#platform/design/page/folded-card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgreementSettingsForm } from './agreement-settings.form.tsx';

const OpenRequestsModal = lazyDialog(
  async () => (await import('./open-requests.modal.tsx')).OpenRequestsModal,
);

type SettingsBody = Body<typeof saveAgreementSettings>;

const accessTexts = {
  DISABLED: 'accessDisabled',
  ALLOW_WITH_AUTOMATIC_APPROVAL: 'accessAutomatic',
  ALLOW_TICKET_REQUESTS: 'accessRequests',
} as const;

interface AgreementSettingsCardProps {
  settings: SavedAgreementSettings;
  /** The company has no other agreement: its settings are seen at once. */
  isAlone: boolean;
}

/** The settings of an agreement; turning confirmation off while requests wait asks first (spec 2 §4). */
export function AgreementSettingsCard({ settings, isAlone }: AgreementSettingsCardProps) {
  const t = useTexts('agreement-settings');
  const [unconfirmed, setUnconfirmed] = useState<{ body: SettingsBody; count: number } | null>(
    null,
  );
  const sentBody = useRef<SettingsBody>(null);
  const title = settings.invoiceReference || t('agreement', { number: settings.agreementNumber });
  const changed = useSettingsChangedSince<typeof saveAgreementSettings>();
  const save = useOperation(saveAgreementSettings, {
    texts: 'agreement-settings',
    failed: 'failed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementGone',
      SETTINGS_CHANGED_SINCE: changed.text,
      // Asked in a dialog.
      OPEN_REQUESTS: null,
    },
    causes: { SETTINGS_CHANGED_SINCE: [] },
    toast: ({ reply }) => ({
      title: t('saved'),
      text: `${title}: ${t(accessTexts[reply.widgetAccess])}`,
    }),
    onDone: () => {
      setUnconfirmed(null);
      changed.forget();
    },
    onProblem: (obstacle) => {
      reportFailure(obstacle);
      changed.onProblem(obstacle);
      if ('refused' in obstacle && obstacle.refused.code === 'OPEN_REQUESTS' && sentBody.current) {
        setUnconfirmed({ body: sentBody.current, count: obstacle.refused.openRequests });
      } else setUnconfirmed(null);
    },
  });
  const send = (body: SettingsBody) => {
    sentBody.current = body;
    save.send({ body: changed.bodyOf(body) });
  };
  return (
    <FoldedCard
      title={title}
      isFoldable={!isAlone}
      summary={
        <>
          {t(accessTexts[settings.widgetAccess])} <EndedBadge endDate={settings.endDate} />
        </>
      }
    >
      <AgreementSettingsForm
        key={settings.version}
        settings={settings}
        operation={save}
        wayOn={changed.wayOnOf(save)}
        onSave={send}
      />
      {unconfirmed && (
        <OpenRequestsModal
          count={unconfirmed.count}
          closesForm={unconfirmed.body.widgetAccess === 'DISABLED'}
          operation={save}
          onConfirm={() => send({ ...unconfirmed.body, confirmsOpenRequests: true })}
          onClose={() => setUnconfirmed(null)}
        />
      )}
    </FoldedCard>
  );
}

function EndedBadge({ endDate }: { endDate: Temporal.PlainDate | null }) {
  const t = useTexts('agreement-settings');
  const language = usePageLanguage();
  const { today } = useSession();
  if (!endDate || Temporal.PlainDate.compare(endDate, today) >= 0) return null;
  return (
    <Badge tone="error">
      {t('ended', { date: formatShortDate(endDate, { language, today }) })}
    </Badge>
  );
}
