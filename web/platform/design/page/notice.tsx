import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';

type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: ['border-info/45 bg-info-tint text-info', 'info'],
  success: ['border-success/45 bg-success-tint text-success', 'success'],
  warning: ['border-warning/45 bg-warning-tint text-warning', 'warning'],
  error: ['border-error/45 bg-error-tint text-error', 'error'],
} as const;

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  /** A live region, announced when it appears: for the answer to a user action. */
  isAnnounced?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message that stays on the page as long as it is true. */
export function Notice({
  kind = 'info',
  title,
  isAnnounced = false,
  className,
  children,
}: NoticeProps) {
  const [colours, icon] = looks[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isAnnounced ? role : undefined}
      className={classNames('flex gap-3 rounded-ui border p-3.5', colours, className)}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 [&_a]:text-inherit">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
