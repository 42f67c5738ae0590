import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { RowMark } from './column.ts';

const marked = 'bg-select-tint';
const looks: Record<RowMark, string> = {
  new: classNames(marked, '[&>:first-child]:shadow-[inset_3px_0_0_var(--select)]'),
  changed: marked,
  // Without a fade where the user wants no motion: the theme then leaves out all transitions.
  fading: 'transition-colors duration-600',
};

interface MarkedRow {
  mark: RowMark | undefined;
  isTicked: boolean;
  isLink: boolean;
}

export const rowClass = ({ mark, isTicked, isLink }: MarkedRow): string =>
  classNames(
    mark && looks[mark],
    isTicked && marked,
    isLink && !isTicked && mark === undefined && 'hover:bg-hover',
  );

/** Beside the name of a row that the user has just added. */
export function NewMark({ mark }: { mark: RowMark | undefined }) {
  const t = useDesignTexts();
  if (mark !== 'new') return null;
  return <span className="ml-2 text-small font-semibold text-on-select-tint">{t('newRow')}</span>;
}
