import { useEffect } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { openKeyboardDialog, useKeyboardDialog } from './palette-state.ts';
import { answerKey } from './answer-key.ts';

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;
const CommandPalette = lazyDialog(loadPalette);
const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** The keys that work on every page of a signed-in user, and the dialogs that they open. */
export function Shortcuts() {
  const dialog = useKeyboardDialog();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The first of the two keys: the palette is on its way before the second.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      answerKey(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => openKeyboardDialog(null);
  if (dialog === 'palette') return <CommandPalette onClose={close} />;
  return dialog === 'keys' && <KeysDialog onClose={close} />;
}
