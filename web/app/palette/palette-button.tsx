import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { Keys } from '#platform/design/palette/keys.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { openKeyboardDialog } from './palette-state.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** The keys that open the palette. */
export const paletteKeys: readonly string[] = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

const shortcut = (isMac ? ['Meta', 'K'] : ['Control', 'K']).join('+');

/** The search of the header: a box on wide screens, an icon on phones. */
export function PaletteButton() {
  const t = useTexts('app');
  const isSupport = useSignedIn().features.has('companyAdmin');
  const open = () => openKeyboardDialog('palette');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onClick={open}
        className="flex h-9 w-84 min-w-0 items-center gap-2.5 rounded-ui bg-header-hover px-3 text-left text-small text-on-header hover:bg-on-header/20 focus-visible:outline-on-header max-md:hidden"
      >
        <Icon name="search" className="size-4.5" />
        <span className="min-w-0 flex-1 truncate">
          {t(isSupport ? 'findForSupport' : 'findAnything')}
        </span>
        <Keys keys={[paletteKeys.join(isMac ? '' : ' ')]} />
      </button>
      <IconButton
        icon="search"
        label={t(isSupport ? 'findForSupport' : 'findAnything')}
        aria-haspopup="dialog"
        onClick={open}
        className="ml-auto text-on-header hover:bg-header-hover focus-visible:outline-on-header md:hidden"
      />
    </>
  );
}
