import { iconButtonClass } from '#platform/design/buttons/button-style.ts';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { pageSize as firstPageSize, pageSizes } from '@takst/contract/platform/lists/paging.ts';
import { controlClass } from '#platform/design/fields/field-style.ts';
import { NativeSelect } from '#platform/design/fields/native-select.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Number of rows on all pages. */
  total: number;
  pageSize?: number;
  onPage: (page: number) => void;
  /** With it the number of rows on a page can be chosen. */
  onPageSize?: (size: number) => void;
}

export function Pagination({ page, total, pageSize = 10, onPage, onPageSize }: PaginationProps) {
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
      <p role="status" className="text-small text-ink-muted">
        {t('shownOfTotal', { first, last, total: formatNumber(total) })}
      </p>
      {onPageSize && total > firstPageSize && <PageSize value={pageSize} onChange={onPageSize} />}
      {pages > 1 && (
        <div className="flex items-center gap-1 tabular-nums max-sm:w-full max-sm:justify-between">
          <IconButton
            icon="chevron-left"
            label={t('previousPage')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
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
                  iconButtonClass,
                  number === page
                    ? 'bg-select-tint font-semibold text-on-select-tint'
                    : 'max-sm:hidden',
                )}
              >
                {number}
              </button>
            ),
          )}
          <IconButton
            icon="chevron-right"
            label={t('nextPage')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}

function PageSize({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const t = useDesignTexts();
  return (
    <label className="flex items-center gap-2 text-small whitespace-nowrap text-ink-muted sm:ml-auto">
      {t('rowsPerPage')}
      <NativeSelect
        value={String(value)}
        onChoose={(size) => onChange(Number(size))}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        className={classNames(controlClass, 'w-20')}
      />
    </label>
  );
}
