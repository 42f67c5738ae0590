import type { ReactNode } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';

interface OrderSummaryPanelProps {
  title: string;
  /** The order in words, and what belongs to it; in a wide window it stands where its order says, between 1 and 7. */
  children: ReactNode;
  /** Updated with each choice; it stays in sight. */
  price: ReactNode;
  /** Why the last try failed. */
  problem: ReactNode;
  submitLabel: string;
  isPending: boolean;
  /** The way back; none on a page that others lead back to. */
  cancelLabel?: string;
  onCancel?: () => void;
}

/**
 * An order in words, its price and its button: one panel in a wide window. In a narrow one price and button float over the
 * lower edge until the end of the form.
 */
export function OrderSummaryPanel(props: OrderSummaryPanelProps) {
  const { title, problem, isPending } = props;
  return (
    <div className={panelClass}>
      <section aria-label={title} className={wordsClass}>
        <h2 className="text-section font-semibold">{title}</h2>
        {props.children}
        {problem && <div className="lg:order-4">{problem}</div>}
        {props.onCancel && (
          <Button
            variant="quiet"
            disabled={isPending}
            onClick={props.onCancel}
            className="lg:order-6 lg:-mt-2"
          >
            {props.cancelLabel}
          </Button>
        )}
      </section>
      <div data-bottom-bar="narrow" className={barClass}>
        {props.price}
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          className="lg:order-5 lg:w-full"
        >
          {props.submitLabel}
        </Button>
      </div>
    </div>
  );
}

const panelClass =
  'contents lg:sticky lg:top-20 lg:grid lg:gap-3 lg:overflow-hidden lg:rounded-panel lg:border lg:border-line lg:bg-surface lg:p-(--space-panel)';
const wordsClass =
  'grid gap-3 rounded-panel border border-line bg-surface p-(--space-panel) lg:contents';
const barClass =
  'sticky bottom-0 z-20 -mx-(--space-page) flex items-center justify-between gap-4 border-t border-line bg-surface px-(--space-page) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-foot lg:contents';

type SummaryRow = readonly [term: string, value: string | null | undefined];

/** The order as the fields are; what is not chosen yet is a dash. */
export const SummaryRows = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-3 text-table">
    {rows.map(([term, value]) => (
      <div key={term} className="contents">
        <dt className="text-ink-muted">{term}</dt>
        <dd className="wrap-anywhere">{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
