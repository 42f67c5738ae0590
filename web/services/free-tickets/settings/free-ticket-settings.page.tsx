import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import type { FreeTicketSettings } from '@takst/contract/services/free-tickets/settings/free-ticket-settings.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PayrollSettingsCard } from '#billing/payroll/settings/payroll-settings-card.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { OwnShareCard } from '#services/free-tickets/own-share/own-share-card.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSettingsChangedSince } from '#platform/design/changed-since/use-settings-changed-since.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { FreeTicketSettingsForm } from './free-ticket-settings.form.tsx';
import { freeTicketSettingsQuery, type LoadedSettings } from './free-ticket-settings.queries.ts';

/** What a company sets for its free tickets (spec 3 §2, §5), and how the files of their benefit are made. */
export const FreeTicketSettingsPage = () => (
  <SettingsOfFreeTickets>
    <PayrollSettingsCard />
  </SettingsOfFreeTickets>
);

/** The settings of free tickets, and the cards of other areas below them. */
export function SettingsOfFreeTickets({ children }: { children?: ReactNode } = {}) {
  const t = useTexts('free-ticket-settings');
  const { company } = useSession();
  const { data } = useQuery(freeTicketSettingsQuery(company.id));
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <>
      <PageHeader
        back={<BackLink to="/fribilletter">{t('toList')}</BackLink>}
        title={t('title')}
        subtitle={t('subtitle', { company: company.name })}
        actions={
          <>
            <LinkButton icon="wallet" to="/fribilletter/lonnsfil">
              {t('payrollFiles')}
            </LinkButton>
            <LinkButton icon="clock" to="/fribilletter/bursdager">
              {t('birthdays')}
            </LinkButton>
          </>
        }
      />
      <div className="grid gap-(--space-gap)">
        <Card title={t('cardTitle')}>
          {data ? <SavedSettings key={company.id} loaded={data} /> : <SkeletonLines lines={12} />}
        </Card>
        <OwnShareCard key={company.id} />
        {children}
      </div>
    </>
  );
}

function SavedSettings({ loaded }: { loaded: LoadedSettings }) {
  const t = useTexts('free-ticket-settings');
  const { company } = useSession();
  const changed = useSettingsChangedSince<typeof saveFreeTicketSettings>();
  const save = useOperation(saveFreeTicketSettings, {
    texts: 'free-ticket-settings',
    failed: 'failed',
    refusals: {
      DEPARTMENT_NOT_FOUND: 'departmentNotFound',
      SETTINGS_CHANGED_SINCE: changed.text,
    },
    causes: { DEPARTMENT_NOT_FOUND: ['invoiceReference'], SETTINGS_CHANGED_SINCE: [] },
    toast: ({ reply }) => ({ title: t('saved'), text: describeChildEnd(t, reply) }),
    onDone: changed.forget,
    onProblem: changed.onProblem,
  });
  return (
    <>
      {!loaded.settings && (
        <Notice title={t('notSavedTitle')} className="mb-6 max-w-2xl">
          {t('notSavedText')}
        </Notice>
      )}
      <FreeTicketSettingsForm
        key={loaded.version}
        loaded={loaded}
        operation={save}
        wayOn={changed.wayOnOf(save)}
        onSave={(body) =>
          save.send({
            params: { companyId: company.id },
            body: changed.bodyOf(body),
          })
        }
      />
    </>
  );
}

const endTexts = { AT_END_OF_MONTH: 'savedMonth', AT_END_OF_YEAR: 'savedYear' } as const;

const describeChildEnd = (
  t: Translate<'free-ticket-settings'>,
  { expireChildTickets, expireChildTicketsAtAge: age }: FreeTicketSettings,
): string =>
  expireChildTickets === 'NEVER' ? t('savedNever') : t(endTexts[expireChildTickets], { age });
