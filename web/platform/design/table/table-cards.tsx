import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { type Column, isTickable, type TableProps } from './column.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { NewMark, rowClass } from './row-mark.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TickAll } from './tick-all.tsx';

const stretchedLink =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus';

/** The rows of a table as a list of cards: title, details in small print, status at the side. */
export function TableCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowPath,
  rowSearch = {},
  sort,
  onSort,
  ticks,
  isStale = false,
  markOf,
  below,
  skeletonRows = 10,
}: TableProps<Row>) {
  return (
    <>
      <CardsHead
        columns={columns}
        rows={rows}
        sort={sort}
        {...(onSort && { onSort })}
        ticks={ticks}
        isStale={isStale}
      />
      <ul aria-label={label} onKeyDown={moveByArrows}>
        {rows?.map((row) => (
          <RowCard
            key={rowKey(row)}
            row={row}
            columns={columns}
            path={rowPath?.(row) ?? null}
            rowSearch={rowSearch}
            ticks={ticks}
            markOf={markOf}
            below={below}
          />
        ))}
        {!rows && Array.from({ length: skeletonRows }, (_, row) => <SkeletonCard key={row} />)}
      </ul>
    </>
  );
}

type CardsHeadProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'sort' | 'onSort' | 'ticks' | 'isStale'
>;

/** What the heads of a table do, in one line: all rows are ticked, and the order is selected. */
function CardsHead<Row>({ columns, rows, sort, onSort, ticks, isStale }: CardsHeadProps<Row>) {
  const t = useDesignTexts();
  const isSortable = onSort !== undefined && columns.some((column) => column.isSortable);
  if (!isSortable && !(ticks && rows)) return null;
  return (
    <div className="flex items-center border-b border-line bg-sunken text-small text-ink-muted">
      {ticks && rows && (
        <span className="flex shrink-0 items-center pl-2">
          <TickAll rows={rows} ticks={ticks} isStale={isStale ?? false} />
          <span aria-hidden="true">{t('tickAll')}</span>
        </span>
      )}
      {isSortable && (
        <SortChoice columns={columns} sort={sort} onSort={onSort} isLabelled={!ticks} />
      )}
    </div>
  );
}

interface RowCardProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'ticks' | 'markOf' | 'below'
> {
  row: Row;
  path: PageAddress | null;
  rowSearch: Readonly<Record<string, string>>;
}

function RowCard<Row>({ row, columns, path, rowSearch, ticks, markOf, below }: RowCardProps<Row>) {
  const mark = markOf?.(row);
  const isTicked = ticks?.isTicked(row) ?? false;
  const title = cells({ row, columns, position: 'title', between: ' ' });
  return (
    <li
      className={classNames(
        cardClass,
        ticks && 'pl-2',
        rowClass({ mark, isTicked, isLink: path !== null }),
      )}
    >
      {ticks && !isTickable(ticks, row) && <span className="w-(--size-control) shrink-0" />}
      {ticks && isTickable(ticks, row) && (
        <TickBox
          label={ticks.label(row)}
          isTicked={isTicked}
          onTick={(isTicked, isRange) => ticks.onTick([row], isTicked, isRange)}
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <p className="line-clamp-2 min-w-0 py-0.5 font-semibold wrap-anywhere">
            {path === null ? (
              title
            ) : (
              <PageLink to={path} search={rowSearch} data-row-link className={stretchedLink}>
                {title}
              </PageLink>
            )}
            <NewMark mark={mark} />
          </p>
          <div className="shrink-0 text-right empty:hidden">
            {cells({ row, columns, position: 'aside', between: ' ' })}
          </div>
        </div>
        <p className="text-small text-ink-muted">
          {cells({ row, columns, position: 'detail', between: ' · ' })}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
          {cells({ row, columns, position: 'below', between: ' ' })}
          {columns.map(({ id, cardBelow }) => (
            <Fragment key={id}>{cardBelow?.(row)}</Fragment>
          ))}
        </div>
        {below?.(row)}
      </div>
    </li>
  );
}

const cardClass =
  'relative flex min-h-(--size-row-phone) items-center gap-3 border-b border-line px-4 py-3 last:border-b-0';

/** A row header is the title by default. */
const positionOf = <Row,>(column: Column<Row>) =>
  column.onCard ?? (column.isRowHeader ? 'title' : 'detail');

const isFilled = (content: ReactNode) =>
  content !== null && content !== undefined && content !== false && content !== '';

type Cells<Row> = { row: Row; columns: readonly Column<Row>[]; position: string; between: string };

function cells<Row>({ row, columns, position, between }: Cells<Row>) {
  return columns
    .filter((column) => !column.isForWide && positionOf(column) === position)
    .map((column) => ({ id: column.id, content: (column.cardCell ?? column.cell)(row) }))
    .filter(({ content }) => isFilled(content))
    .map(({ id, content }, index) => (
      <Fragment key={id}>
        {index > 0 && between}
        {content}
      </Fragment>
    ));
}

function SkeletonCard() {
  return (
    <li className={cardClass}>
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
      <Skeleton className="h-6 w-18 rounded-full" />
    </li>
  );
}
