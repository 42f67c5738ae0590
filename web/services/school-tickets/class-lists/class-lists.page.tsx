import {
  type ClassList,
  getClassLists,
  maxTicketsOfClassLists,
} from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, Refused } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ClassListSelects } from './class-list-selects.tsx';
import { type ChosenLists, useChosenLists } from './use-chosen-lists.ts';
import { useClassListColumns } from './use-class-list-columns.tsx';

type Lists = Reply<typeof getClassLists>;

/** The pupils of each class, to be printed and handed out: one page on paper for a class. */
export function ClassListsPage() {
  const t = useTexts('class-lists');
  const { company } = useSession();
  const selection = useChosenLists();
  const { data, error, isPending } = useQuery({
    ...queryOf(getClassLists, { params: { id: company.id }, query: selection.query }),
    throwOnError: (failure) => !(failure instanceof Refused),
  });
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          back={
            <BackLink to="/skole" search={selection.address}>
              {t('toList')}
            </BackLink>
          }
          title={t('title')}
          subtitle={t('subtitle', { company: company.name })}
          actions={
            data &&
            data.lists.length > 0 && (
              <Button variant="primary" icon="printer" onClick={() => window.print()}>
                {t('print')}
              </Button>
            )
          }
        />
        <ClassListSelects selection={selection} year={data?.year ?? null} isPending={isPending} />
      </div>
      <Shown lists={data} isRefused={error !== null} selection={selection} />
    </>
  );
}

interface ShownProps {
  lists: Lists | undefined;
  isRefused: boolean;
  selection: ChosenLists;
}

function Shown({ lists, isRefused, selection }: ShownProps) {
  const t = useTexts('class-lists');
  if (isRefused) {
    return (
      <Card isFlush>
        <EmptyState icon="school" title={t('tooManyTitle')}>
          {t('tooManyText', { number: formatNumber(maxTicketsOfClassLists) })}
        </EmptyState>
      </Card>
    );
  }
  if (!lists) return <Skeleton className="h-96" />;
  const year = lists.year?.name ?? '';
  return (
    <>
      <LeftOut leftOut={lists.leftOut} />
      {lists.lists.length === 0 ? (
        <Card isFlush>
          <EmptyState icon="school" title={t('emptyTitle')}>
            {emptyText(t, { year, className: selection.className })}
          </EmptyState>
        </Card>
      ) : (
        lists.lists.map((list) => <PrintedClass key={list.className} list={list} year={year} />)
      )}
    </>
  );
}

function emptyText(
  t: ReturnType<typeof useTexts<'class-lists'>>,
  { year, className }: { year: string; className: string },
): string {
  if (year === '') return t('noYearText');
  return className === '' ? t('emptyText', { year }) : t('emptyClassText', { year, className });
}

function LeftOut({ leftOut: { endedPupils, namelessCards } }: Pick<Lists, 'leftOut'>) {
  const t = useTexts('class-lists');
  const countOf = (count: number) => ({ count, number: formatNumber(count) });
  const sentences = [
    endedPupils > 0 && t('endedPupils', countOf(endedPupils)),
    namelessCards > 0 && t('namelessCards', countOf(namelessCards)),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return <p className="mb-4 text-ink-muted print:hidden">{sentences.join(' ')}</p>;
}

/** A class, which begins on a page of its own when it is printed. */
function PrintedClass({ list, year }: { list: ClassList; year: string }) {
  const t = useTexts('class-lists');
  const language = usePageLanguage();
  const { company, today } = useSession();
  const { className, pupils } = list;
  const title = t('classTitle', { className });
  return (
    <Card
      isFlush
      className="mb-5 print:mb-0 print:rounded-none print:border-0 print:not-last:break-after-page"
      title={title}
      actions={
        <p className="text-small text-ink-muted">
          {t('classFacts', {
            company: company.name,
            year,
            count: pupils.length,
            number: formatNumber(pupils.length),
            date: formatLongDate(today, language),
          })}
        </p>
      }
    >
      <Table
        label={title}
        columns={useClassListColumns()}
        rows={pupils}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Card>
  );
}
