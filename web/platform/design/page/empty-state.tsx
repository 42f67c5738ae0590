import type { ReactNode } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What would be listed here, and how to add it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Shown in place of an empty list, with the first thing to do: compact, where the list would begin. */
export function EmptyState({ icon = 'inbox', title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex items-start gap-4 p-(--space-panel) sm:py-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral-tint text-ink-muted">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="pt-2 text-section font-semibold wrap-anywhere">{title}</p>
        {children && <div className="mt-1 max-w-prose text-ink-muted">{children}</div>}
        {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
