import { type FocusEvent, useRef, useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { toastTime } from './toast-times.ts';
import { closeToast, type ToastMessage } from './toasts.ts';
import { useCountdown } from './use-countdown.ts';

const looks = {
  success: ['border-success', 'text-success', 'success'],
  info: ['border-info', 'text-info', 'info'],
  error: ['border-danger', 'text-danger', 'error'],
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
        'pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-ui border border-l-4 bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-lg',
        border,
      )}
    >
      <Icon name={icon} className={colour} />
      <p className="min-w-0 flex-1 py-2 font-medium">{toast.text}</p>
      <IconButton icon="close" label={t('close')} onClick={close} />
    </div>
  );
}
