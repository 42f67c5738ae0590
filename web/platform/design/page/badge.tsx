import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';

/** What is normal is `quiet`, what is over is `muted`; only exceptions have a tinted ground. */
const looks = {
  quiet: { colours: 'text-ink', icon: 'dot' },
  muted: { colours: 'text-ink-muted', icon: 'ring' },
  neutral: { colours: 'bg-neutral-tint px-2 text-ink', icon: null },
  info: { colours: 'bg-info-tint px-2 text-info', icon: 'info' },
  success: { colours: 'bg-success-tint px-2 text-success', icon: 'check' },
  warning: { colours: 'bg-warning-tint px-2 text-warning', icon: 'warning' },
  error: { colours: 'bg-error-tint px-2 text-error', icon: 'error' },
} as const satisfies Record<string, { colours: string; icon: IconName | 'dot' | null }>;

export type BadgeTone = keyof typeof looks;

interface BadgeProps {
  tone?: BadgeTone;
  /** Instead of the tone's own. */
  icon?: IconName | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const look = looks[tone];
  const symbol = icon ?? look.icon;
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-small py-0.5 align-middle text-small font-medium whitespace-nowrap',
        look.colours,
      )}
    >
      {symbol === 'dot' && (
        <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
          <span className="size-2 rounded-full bg-success-dot forced-colors:bg-[CanvasText]" />
        </span>
      )}
      {symbol && symbol !== 'dot' && <Icon name={symbol} className="size-4" />}
      {children}
    </span>
  );
}
