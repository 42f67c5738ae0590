import { useId } from 'react';

interface ProgressProps {
  label: string;
  /** Progress toward `max`; undefined while unknown. */
  value?: number;
  max?: number;
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-small">
        <span id={id} className="font-medium">
          {label}
        </span>
        {share !== undefined && (
          <span aria-hidden="true" className="tabular-nums text-ink-muted">
            {Math.round(share * 100)} %
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className="h-2 overflow-hidden rounded-full bg-neutral-tint"
      >
        <div
          className={
            share === undefined
              ? 'h-full w-1/3 rounded-full bg-select motion-safe:animate-pulse'
              : 'h-full rounded-full bg-select transition-[width]'
          }
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
