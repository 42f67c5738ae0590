import { getRollover } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { formatLongDate, formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ClassMoves } from './class-moves.tsx';
import { PupilCounts } from './pupil-counts.tsx';
import { type ChosenPupils, PupilList } from './pupil-list.tsx';
import { planOf, type Rollover } from './rollover-plan.ts';
import { RolloverSummary } from './rollover-summary.tsx';

// Loaded after the page: few schools have made any.
const EarlierRollovers = lazy(async () => ({
  default: (await import('./earlier-rollovers.tsx')).EarlierRollovers,
}));

/** Remounts for another school, so that no ticks remain. */
export function RolloverPage() {
  const t = useTexts('school-rollover');
  const { company } = useSession();
  const { data } = useQuery(queryOf(getRollover, { params: { id: company.id } }));
  useDocumentTitle(`${t('title')} – ${company.name}`);
  if (data?.year) return <OpenYear key={company.id} rollover={data} year={data.year} />;
  return (
    <>
      <PageHeader
        back={<BackLink to="/skole">{t('toList')}</BackLink>}
        title={t('title')}
        subtitle={company.name}
      />
      <Card>{data ? <ClosedYear opensOn={data.opensOn} /> : <SkeletonLines lines={8} />}</Card>
    </>
  );
}

function ClosedYear({ opensOn }: Pick<Rollover, 'opensOn'>) {
  const t = useTexts('school-rollover');
  const language = usePageLanguage();
  return (
    <EmptyState icon="school" title={t('closedTitle')}>
      {opensOn ? t('closedText', { date: formatLongDate(opensOn, language) }) : t('unknownText')}
    </EmptyState>
  );
}

interface OpenYearProps {
  rollover: Rollover;
  year: NonNullable<Rollover['year']>;
}

/** Where the classes move, who gets what, and what it costs; nothing is ordered here. */
function OpenYear({ rollover, year }: OpenYearProps) {
  const t = useTexts('school-rollover');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [openList, setOpenList] = useState<ChosenPupils | null>(null);
  const plan = useMemo(() => planOf(rollover, ticked), [rollover, ticked]);
  const tick = (ticketId: number, isTicked: boolean) => {
    const others = [...ticked].filter((id) => id !== ticketId);
    setTicked(new Set(isTicked ? [...others, ticketId] : others));
  };
  const { length: all } = rollover.pupils;
  return (
    <>
      <PageHeader
        back={<BackLink to="/skole">{t('toList')}</BackLink>}
        title={t('title')}
        subtitle={t('subtitle', {
          year: year.name,
          count: all,
          number: formatNumber(plan.lists.ready.length),
          all: formatNumber(all),
        })}
      />
      {all === 0 ? (
        <Card>
          <EmptyState icon="school" title={t('noPupilsTitle')}>
            {t('noPupilsText')}
          </EmptyState>
        </Card>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
          <div className="grid min-w-0 gap-5">
            <PupilCounts plan={plan} openList={openList} onChoose={setOpenList} />
            {openList && (
              <PupilList
                plan={plan}
                openList={openList}
                ticked={ticked}
                onTick={tick}
                onClose={() => setOpenList(null)}
              />
            )}
            <ClassMoves plan={plan} onOpen={(className) => setOpenList({ className })} />
          </div>
          <RolloverSummary plan={plan} year={year} newCardFeeOre={rollover.newCardFeeOre} />
        </div>
      )}
      <Suspense>
        <div className="mt-10">
          <EarlierRollovers />
        </div>
      </Suspense>
    </>
  );
}
