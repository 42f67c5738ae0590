import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';

interface DropAreaProps {
  /** Endings and types of the files, as `.csv,text/csv`. */
  accept: string;
  /** What may be chosen. */
  text: string;
  /** How a file comes here without the button; that it can be dropped, where nothing else is said. */
  hint?: string;
  /** A file is being worked on: no other one is taken. */
  isPending?: boolean;
  /** The page has another main button. */
  isSecondary?: boolean;
  onFile: (file: File) => void;
  /** Beside the button. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Takes a file that is chosen or dropped. */
export function DropArea(props: DropAreaProps) {
  const { accept, text, hint, isPending = false, onFile, actions, children } = props;
  const { isSecondary = false } = props;
  const t = useDesignTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useKeepPage();

  function drop({ dataTransfer }: DragEvent) {
    setOver(false);
    const [file] = dataTransfer.files;
    if (file && !isPending) onFile(file);
  }

  return (
    <div
      onDragOver={() => setOver(!isPending)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-4 rounded-ui border border-dashed p-4 sm:p-6',
        isOver ? 'border-select bg-select-tint' : 'border-control',
      )}
    >
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={isSecondary ? 'secondary' : 'primary'}
          icon="document"
          isPending={isPending}
          onClick={() => input.current?.click()}
        >
          {t('chooseFile')}
        </Button>
        {actions}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {children}
      <p className="text-small text-ink-muted max-sm:hidden">{hint ?? t('dropHere')}</p>
    </div>
  );
}

/** A file that is dropped beside the area would be opened by the browser in place of the page. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    const events = ['dragover', 'drop'];
    for (const name of events) document.addEventListener(name, keep);
    return () => {
      for (const name of events) document.removeEventListener(name, keep);
    };
  }, []);
}
