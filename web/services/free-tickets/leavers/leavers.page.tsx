import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { StartComparison } from '#ticketing/roster/start-comparison.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useLeaverKit } from './use-leaver-kit.tsx';

/** Reads the list of employees, to find whose free tickets end with their families'. */
export function LeaversPage() {
  const t = useTexts('free-leavers');
  const tMany = useTexts('free-many');
  const { company, today } = useSession();
  return (
    <StartComparison
      kit={useLeaverKit()}
      whole={t('wholeText')}
      part={t('partText')}
      back={<BackLink to="/fribilletter/massebestillinger">{tMany('title')}</BackLink>}
      subtitle={t('subtitle', { company: company.name })}
    >
      {(isWhole) =>
        isWhole ? (
          <StartBatch options={{ isWhole, lastDay: lastOfMonth(today), slashOrder: null }} />
        ) : (
          <Notice kind="warning" title={t('partTitle')} isAnnounced>
            <p>{t('partNotice')}</p>
          </Notice>
        )
      }
    </StartComparison>
  );
}
