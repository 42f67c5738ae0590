import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { closeToast, type ToastMessage } from './toasts.ts';

declare global {
  /** Set by tests to avoid waiting. */
  var takstIsUnderTest: boolean | undefined;
}

/** How long a toast stays (spec 1 §9): 3 s for a success, 5 s for anything else, one under test. */
const toastTime = (kind: ToastMessage['kind']): number => {
  if (globalThis.takstIsUnderTest) return 1000;
  return kind === 'success' ? 3000 : 5000;
};

const looks = {
  success: ['border-success', 'text-success', 'success'],
  info: ['border-info', 'text-info', 'info'],
  error: ['border-error', 'text-error', 'error'],
} as const;

/** One message. Its countdown pauses while it is hovered or focused. */
export function Toast({ toast }: { toast: ToastMessage }) {
  const t = useDesignTexts();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const [border, colour, icon] = looks[toast.kind];
  useCountdown(toastTime(toast.kind), isHovered || isFocused, () => closeToast(toast.id));

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
      className={classNames(
        'pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-ui border border-l-4 bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-float',
        border,
      )}
    >
      <Icon name={icon} className={colour} />
      <p className="min-w-0 flex-1 py-2 font-medium">{toast.text}</p>
      <IconButton icon="close" label={t('close')} onClick={close} />
    </div>
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
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => newest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
