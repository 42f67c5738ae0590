import type { TaxNotice } from '@takst/contract/services/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { taxOfYear } from '@takst/domain/services/free-tickets/tax-notice.rules.ts';
import { useParams } from '@tanstack/react-router';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type TaxNoticeState, useTaxNotice } from './use-tax-notice.ts';

/** The page of the link in an SMS: what a family ticket means for an employee's tax, to everyone who has the link. */
export function TaxNoticePage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  return <NoticeOfLink key={token} token={token} />;
}

function NoticeOfLink({ token }: { token: string }) {
  const { state, tryAgain } = useTaxNotice(token);
  if (state === 'loading') return <SkeletonLines lines={6} />;
  if ('problem' in state) return <MissingNotice problem={state.problem} onTryAgain={tryAgain} />;
  return <Notice notice={state.notice} />;
}

interface MissingNoticeProps {
  problem: Extract<TaxNoticeState, { problem: unknown }>['problem'];
  onTryAgain: () => void;
}

function MissingNotice({ problem, onTryAgain }: MissingNoticeProps) {
  const t = useTexts('tax-notice');
  if (problem === 'not-found') {
    return (
      <MessagePage icon="info" title={t('notFound')} text={t('notFoundText')}>
        {null}
      </MessagePage>
    );
  }
  const isTooMany = problem === 'too-many';
  return (
    <MessagePage
      icon="info"
      title={isTooMany ? t('tooMany') : t('notLoaded')}
      text={isTooMany ? t('tooManyText') : t('notLoadedText')}
    >
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </MessagePage>
  );
}

function Notice({ notice }: { notice: TaxNotice }) {
  const t = useTexts('tax-notice');
  const language = usePageLanguage();
  const { companyName: company, taxOre, sentOn, validThrough } = notice;
  const longDate = (date: Temporal.PlainDate) => formatLongDate(date, language);
  return (
    <div className="grid max-w-2xl gap-(--space-gap)">
      <div>
        <h1 tabIndex={-1} className="text-title font-bold outline-none">
          {t('title')}
        </h1>
        <p className="mt-2 text-pretty text-ink-muted">{t('lead', { company })}</p>
      </div>
      <Card title={t('amountTitle')}>
        <p>
          <span className="text-figure font-bold tabular-nums">{formatPrice(taxOre)}</span>{' '}
          <span className="text-ink-muted">{t('perMonth')}</span>
        </p>
        <p className="mt-1 font-medium tabular-nums">
          {t('perYear', { amount: formatPrice(taxOfYear(taxOre)) })}
        </p>
        <p className="mt-3 text-pretty">{t('addedToIncome')}</p>
        <p className="mt-2 text-pretty text-ink-muted">
          {t('pricesChange', { date: longDate(sentOn) })}
        </p>
      </Card>
      <Card title={t('ticketTitle')}>
        <TicketFacts notice={notice} />
      </Card>
      <Card title={t('askTitle')}>
        <p className="text-pretty">{t('ask', { company })}</p>
        <p className="mt-2">
          <Link to="/fribilletter/info">{t('whyStored')}</Link>
        </p>
      </Card>
      <p className="text-small text-ink-muted">
        {t('validThrough', { date: longDate(validThrough) })}
      </p>
    </div>
  );
}

function TicketFacts({ notice }: { notice: TaxNotice }) {
  const t = useTexts('tax-notice');
  const language = usePageLanguage();
  const { allZones, zones, profileName, startDate } = notice;
  const zoneName = (name: string) => (/^\d/.test(name) ? t('zone', { name }) : name);
  return (
    <DescriptionList
      items={[
        { term: t('relation'), value: t('familyMember') },
        { term: t('profile'), value: profileName[language] },
        { term: t('zones'), value: allZones ? t('allZones') : zones.map(zoneName).join(' – ') },
        { term: t('from'), value: formatLongDate(startDate, language) },
      ]}
    />
  );
}
