import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#platform/design/class-names.ts';

interface DropdownProps {
  label: ReactNode;
  buttonClassName: string;
  /** The edge of the button that the panel aligns with. */
  align?: 'start' | 'end';
  panelClassName?: string;
  /** Links and buttons; those that stay on the page call `close`. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel under it. Plain HTML, so that the shell needs no library. */
export function Dropdown({
  label,
  buttonClassName,
  align = 'end',
  panelClassName,
  children,
}: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target))
        setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  }

  function onBlur(event: FocusEvent) {
    // Tabbing out closes it; a press on empty space inside does not.
    if (event.relatedTarget && !container.current?.contains(event.relatedTarget)) close();
  }

  return (
    <div ref={container} className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={buttonClassName}
      >
        {label}
      </button>
      {isOpen && (
        <div
          id={id}
          className={classNames(
            'absolute top-full z-30 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-56 animate-appear rounded-ui border border-line bg-surface p-1 text-ink shadow-float',
            align === 'end' ? 'right-0' : 'left-0',
            panelClassName,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
