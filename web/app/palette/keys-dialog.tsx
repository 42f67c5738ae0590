import { Modal } from '#platform/design/overlays/modal.tsx';
import { Keys } from '#platform/design/palette/keys.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { paletteKeys } from './palette-button.tsx';

const rows: readonly (readonly [PlainTextKey<'palette'>, readonly string[]])[] = [
  ['keyFind', paletteKeys],
  ['keySearch', ['/']],
  ['keyMove', ['↑', '↓']],
  ['keyOpen', ['Enter']],
  ['keySend', [paletteKeys[0] ?? '', 'Enter']],
  ['keyClose', ['Esc']],
  ['keyHelp', ['?']],
];

/** What "?" shows. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('palette');
  return (
    <Modal isOpen title={t('keysTitle')} onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        {rows.map(([text, keys]) => (
          <div key={text} className="contents">
            <dt>{t(text)}</dt>
            <dd className="text-right">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
