import {
  listOwnSessions,
  type OwnSession,
} from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const EndOthersModal = lazyDialog(
  async () => (await import('./end-others.modal.tsx')).EndOthersModal,
);

/** The user's sessions, and the button that signs out the others. */
export function SessionsCard() {
  const t = useTexts('my-page');
  const {
    data: sessions,
    isError,
    refetch,
  } = useQuery({
    ...queryOf(listOwnSessions, {}),
    staleTime: 0,
    // The rest of the page works without the sessions.
    throwOnError: false,
  });
  return (
    <Card title={t('sessions')}>
      {isError && (
        <Notice kind="warning" title={t('sessionsFailed')}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {!isError && (sessions ? <Sessions sessions={sessions} /> : <SkeletonLines lines={3} />)}
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTexts('my-page');
  const [isConfirming, setIsConfirming] = useState(false);
  const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <div className="grid gap-4">
      {otherCount > 0 && <p className="text-ink-muted">{t('sessionsText')}</p>}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={`${session.signedInAt.toString()} ${session.isCurrent}`} {...session} />
        ))}
      </ul>
      {otherCount > 0 ? (
        <Button
          icon="sign-out"
          className="justify-self-start"
          onClick={() => setIsConfirming(true)}
        >
          {t('signOutOthers')}
        </Button>
      ) : (
        <p className="text-ink-muted">{t('onlyHere')}</p>
      )}
      {isConfirming && (
        <EndOthersModal others={otherCount} onClose={() => setIsConfirming(false)} />
      )}
    </div>
  );
}

function SessionLine({ browser, system, signedInAt, lastSeenAt, isCurrent }: OwnSession) {
  const t = useTexts('my-page');
  const moment = useMoment();
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? system);
  const signedIn = t('signedIn', { at: moment(signedInAt, 'in-sentence') });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">{name ?? t('unknownBrowser')}</p>
        <p className="text-small text-ink-muted tabular-nums">
          {isCurrent
            ? signedIn
            : `${signedIn}, ${t('lastSeen', { at: moment(lastSeenAt, 'in-sentence') })}`}
        </p>
      </div>
      {isCurrent && <Badge tone="quiet">{t('thisBrowser')}</Badge>}
    </li>
  );
}
