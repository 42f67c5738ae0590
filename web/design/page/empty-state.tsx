import type { ReactNode } from 'react';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icon-paths.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What would be listed here, and how to add it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Shown in place of an empty list, with the first thing to do. */
export function EmptyState({ icon = 'inbox', title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-neutral-tint text-ink-muted">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="text-section font-semibold">{title}</p>
      {children && <div className="max-w-prose text-ink-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
