import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { Logo } from '#platform/design/logo.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LazyMenu } from './lazy-menu.ts';
import { sheetFootButton } from './shell-style.ts';
import { SheetCompany, SheetUser } from './signed-in-sheet.tsx';
import { ThemeButton } from './theme-choice.tsx';

/** What the menu button of a phone opens. */
export function SheetContent({ onClose }: { onClose: () => void }) {
  const t = useTexts('app');
  const { state } = useSessionState();
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
        <div className="min-w-0 flex-1 py-2.5">
          {state === 'fetch-success' ? <SheetCompany /> : <Logo />}
        </div>
        <IconButton icon="close" label={t('closeMenu')} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <WhenLoaded>
          <LazyMenu isSheet />
        </WhenLoaded>
      </div>
      <div className="grid auto-cols-fr grid-flow-col border-t border-line p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        {state === 'fetch-success' && <SheetUser />}
        <LanguageChoice className={sheetFootButton} />
        <ThemeButton className={sheetFootButton} />
      </div>
    </div>
  );
}
