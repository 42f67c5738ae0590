import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { formatNumber } from '#design/format.ts';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Number of rows on all pages. */
  total: number;
  pageSize?: number;
  onPage: (page: number) => void;
}

const square =
  'grid size-11 place-items-center rounded-ui hover:bg-hover disabled:opacity-40 disabled:hover:bg-transparent';

/** Page numbers, and which rows are shown. */
export function Pagination({ page, total, pageSize = 10, onPage }: PaginationProps) {
  const t = useDesignTexts();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3"
    >
      <p role="status" className="text-sm text-ink-muted">
        {t('shownOfTotal', { first, last, total: formatNumber(total) })}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-1 tabular-nums">
          <button
            type="button"
            className={square}
            aria-label={t('previousPage')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          {pageNumbers(page, pages).map((number, position) =>
            number === 'gap' ? (
              <span key={`gap-${position}`} aria-hidden="true" className="max-sm:hidden">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={t('pageNumber', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
                className={classNames(
                  square,
                  number === page ? 'bg-neutral-tint font-semibold' : 'max-sm:hidden',
                )}
              >
                {number}
              </button>
            ),
          )}
          <button
            type="button"
            className={square}
            aria-label={t('nextPage')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </nav>
  );
}
