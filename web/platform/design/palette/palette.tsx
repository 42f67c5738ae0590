import type { KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { LocaleProvider } from '#platform/design/locale-provider.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Keys } from './keys.tsx';

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  icon: IconName;
  text: string;
  detail?: string | undefined;
  onAct: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

interface PaletteProps {
  /** What can be found; also the hint in the empty box. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  groups: readonly PaletteGroup[];
  /** Under the box, when a part of the search failed. */
  notice: string | null;
  /** In place of the groups when there are none, and announced. */
  message: string;
  onClose: () => void;
}

/** The list scrolls by the arrow keys of its box; React Aria says which list it is. */
const overList = { role: 'combobox', 'aria-expanded': true } as const;

/**
 * A search box over a list: the focus stays in the box while the arrow keys move through the list, and Enter
 * does what is marked.
 */
export function Palette(props: PaletteProps) {
  const { label, search, onSearch, groups, notice, message, onClose } = props;
  const t = useDesignTexts();
  const acts = new Map(groups.flatMap(({ items }) => items.map(({ id, onAct }) => [id, onAct])));
  // The search field would only be emptied by the first one.
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return (
    <LocaleProvider>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="fixed inset-0 z-40 grid items-start justify-items-center bg-backdrop data-entering:animate-appear sm:p-6 sm:pt-[10vh]"
      >
        <Modal className="w-full overflow-hidden bg-surface text-ink shadow-float data-entering:animate-rise max-sm:h-dvh sm:max-w-160 sm:rounded-panel">
          <Dialog aria-label={label} className="flex max-h-[inherit] flex-col outline-none">
            <div className="contents" onKeyDownCapture={closeOnEscape}>
              <Autocomplete inputValue={search} onInputChange={onSearch}>
                <SearchField
                  autoFocus
                  aria-label={label}
                  className="flex items-center gap-3 border-b border-line px-4"
                >
                  <Icon name="search" className="size-5 text-ink-muted" />
                  <Input
                    {...overList}
                    placeholder={label}
                    className="h-13 min-w-0 flex-1 appearance-none bg-transparent text-body outline-none placeholder:text-ink-muted [&::-webkit-search-cancel-button]:hidden"
                  />
                  <button
                    type="button"
                    onClick={onClose}
                    className="grid min-h-8 min-w-8 place-items-center rounded-small"
                  >
                    <span className="sr-only">{t('close')} </span>
                    <span className="max-sm:hidden pointer-coarse:hidden">
                      <Keys keys={['Esc']} />
                    </span>
                    <Icon name="close" className="size-5 sm:pointer-fine:hidden" />
                  </button>
                </SearchField>
                {notice && (
                  <p role="status" className="px-5 pt-3 text-small text-ink-muted">
                    {notice}
                  </p>
                )}
                <ListBox
                  aria-label={label}
                  items={groups}
                  onAction={(id) => {
                    onClose();
                    acts.get(String(id))?.();
                  }}
                  renderEmptyState={() => (
                    <p role="status" className="px-3 py-6 text-ink-muted">
                      {message}
                    </p>
                  )}
                  className="max-h-[min(26rem,70dvh)] overflow-y-auto p-2 outline-none max-sm:max-h-none"
                >
                  {(group) => <Group key={group.id} group={group} />}
                </ListBox>
              </Autocomplete>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}

const itemClass =
  'flex min-h-(--size-control) cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 text-table outline-none data-focused:bg-select-tint data-focused:text-on-select-tint forced-colors:data-focused:outline-2';

function Group({ group }: { group: PaletteGroup }) {
  return (
    <ListBoxSection id={group.id} className="not-first:mt-2">
      <Header className="px-3 py-1 text-caption font-semibold text-ink-muted">{group.title}</Header>
      {group.items.map((item) => (
        <ListBoxItem key={item.id} id={item.id} textValue={item.text} className={itemClass}>
          <Icon name={item.icon} className="size-4.5" />
          <span className="min-w-0 flex-1 truncate">{item.text}</span>
          {item.detail && (
            <span className="shrink-0 text-small text-ink-muted tabular-nums">{item.detail}</span>
          )}
        </ListBoxItem>
      ))}
    </ListBoxSection>
  );
}
