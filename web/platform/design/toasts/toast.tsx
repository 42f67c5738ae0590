import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { closeToast, type ToastMessage } from './toasts.ts';

declare global {
  /** Set by tests to avoid waiting. */
  var takstIsUnderTest: boolean | undefined;
}

/**
 * How long a toast stays: a success 3 s, under test one second (spec 1 §9); an act that undoes is offered longer,
 * and an error stays until it is closed.
 */
const toastTime = ({ kind, action }: ToastMessage): number => {
  if (globalThis.takstIsUnderTest) return 1000;
  if (kind === 'error') return Infinity;
  return action?.undoes ? 8000 : 3000;
};

const looks = {
  success: ['bg-success-tint text-success', 'check'],
  info: ['bg-info-tint text-info', 'info'],
  error: ['bg-error-tint text-error', 'error'],
} as const;

/** One message. Its countdown pauses while it is hovered or focused. */
export function Toast({ toast }: { toast: ToastMessage }) {
  const t = useDesignTexts();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const [colours, icon] = looks[toast.kind];
  useCountdown(toastTime(toast), isHovered || isFocused, () => closeToast(toast.id));

  function enter(event: FocusEvent) {
    cameFrom.current ??= event.relatedTarget;
    setFocused(true);
  }

  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    closeToast(toast.id);
  }

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full max-w-110 animate-rise items-start gap-3 rounded-ui border border-line bg-surface py-2 pr-2 pl-3 text-table text-ink shadow-float"
    >
      <span
        className={classNames('mt-1 grid size-8 shrink-0 place-items-center rounded-full', colours)}
      >
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="wrap-anywhere">{toast.text}</p>}
        <ToastWayOn toast={toast} onLeave={() => closeToast(toast.id)} />
      </div>
      <IconButton icon="close" label={t('close')} onClick={close} />
    </div>
  );
}

interface ToastWayOnProps {
  toast: ToastMessage;
  onLeave: () => void;
}

const wayOnClass = 'inline-block min-h-6 text-small font-semibold';

function ToastWayOn({ toast: { link, action }, onLeave }: ToastWayOnProps) {
  if (!link && !action) return null;
  return (
    <p className="mt-1 flex gap-4">
      {link && (
        <Link to={link.to} onClick={onLeave} className={wayOnClass}>
          {link.text}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={classNames(linkClass, wayOnClass)}
          onClick={() => {
            onLeave();
            action.onAct();
          }}
        >
          {action.text}
        </button>
      )}
    </p>
  );
}

/** Calls `done` after that many milliseconds, not counting pauses. */
function useCountdown(milliseconds: number, isPaused: boolean, done: () => void): void {
  const remaining = useRef(milliseconds);
  const newest = useRef(done);
  useEffect(() => {
    newest.current = done;
  });
  useEffect(() => {
    if (isPaused || remaining.current === Infinity) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => newest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
