import type { CompanyUse } from '@takst/domain/customers/companies/delete-company.rules.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { DeletionCheck } from './use-deletion-checks.ts';

const uses: { readonly [U in CompanyUse]: PlainTextKey<'companies'> } = {
  'company-tickets': 'useCompanyTickets',
  'free-tickets': 'useFreeTickets',
  'ticket-counter': 'useTicketCounter',
  invoices: 'useInvoices',
};

const looks = {
  checking: {
    text: 'checking',
    icon: 'search',
    colour: 'text-ink-muted motion-safe:animate-pulse',
  },
  passed: { text: 'checkPassed', icon: 'success', colour: 'text-success' },
  'in-use': { text: 'checkInUse', icon: 'error', colour: 'text-error' },
  failed: { text: 'checkFailed', icon: 'warning', colour: 'text-warning' },
} as const satisfies Record<
  DeletionCheck['state'],
  { text: string; icon: IconName; colour: string }
>;

/** Progress and result of each check (spec 1 §2.3). */
export function DeletionChecks({ checks }: { checks: readonly DeletionCheck[] }) {
  const t = useTexts('companies');
  const finishedCount = checks.filter(({ state }) => state !== 'checking').length;
  return (
    <div className="grid gap-4">
      <Progress label={t('checks')} value={finishedCount} max={checks.length} />
      <ul aria-live="polite" className="grid gap-1">
        {checks.map((check) => (
          <CheckLine key={check.use} {...check} />
        ))}
      </ul>
      {checks.some(({ state }) => state === 'in-use') && (
        <Notice kind="warning" isAnnounced>
          {t('inUse')}
        </Notice>
      )}
    </div>
  );
}

function CheckLine({ use, state, check }: DeletionCheck) {
  const t = useTexts('companies');
  const { text, icon, colour } = looks[state];
  const word = t(uses[use]);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <Icon name={icon} className={classNames('shrink-0', colour)} />
      <span className="min-w-0 flex-1">{t(text, { use: word })}</span>
      {state === 'failed' && (
        <Button variant="quiet" onClick={check} aria-label={t('checkAgain', { use: word })}>
          {t('tryAgain')}
        </Button>
      )}
    </li>
  );
}
