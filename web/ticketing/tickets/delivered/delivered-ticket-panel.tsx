import { type ReactNode, useId } from 'react';

interface DeliveredTicketPanelProps {
  title: string;
  /** Up to two letters, or an icon. */
  mark: ReactNode;
  /** What is said beside the title. */
  about: ReactNode;
  status: ReactNode;
  /** `TicketFact`s. */
  facts: ReactNode;
  actions: ReactNode;
}

/** An active or pending ticket: its holder, what it is and costs, and what can be done with it. */
export function DeliveredTicketPanel(props: DeliveredTicketPanelProps) {
  const { title, mark, about, status, facts, actions } = props;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="grid gap-4 p-(--space-panel)">
        <div className="flex items-start justify-between gap-x-4">
          <div className="flex min-w-0 items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral-tint text-table font-semibold"
            >
              {mark}
            </span>
            <div className="min-w-0">
              <h3 id={id} className="text-section font-semibold wrap-anywhere">
                {title}
              </h3>
              <p className="text-table text-ink-muted">{about}</p>
            </div>
          </div>
          {status}
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-table md:grid-cols-4">{facts}</dl>
      </div>
      {actions}
    </article>
  );
}
