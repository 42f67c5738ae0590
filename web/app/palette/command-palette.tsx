import { useState } from 'react';
import { Palette, type PaletteItem } from '#platform/design/palette/palette.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { searchPause } from '#platform/design/search/search-box.tsx';
import { useThrottled } from '#platform/design/search/use-throttled.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useWaitsForCompany } from '#app/page-table/use-waits-for-company.ts';
import { markRecent, recentItems } from './recent-items.ts';
import { useHits } from './use-hits.ts';
import { useActs, usePagePlaces } from './use-places.ts';

/** Finds a person, company, user, page or act anywhere the user may go. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return useWaitsForCompany() ? null : <OpenPalette onClose={onClose} />;
}

function OpenPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts('palette');
  const app = useTexts('app');
  const { features } = useSignedIn();
  const [search, setSearch] = useState('');
  const [sentSearch, setSentSearch] = useState('');
  const send = useThrottled(setSentSearch, searchPause);
  const hits = useHits({ search, sentSearch });
  const fits = ({ text }: PaletteItem) => matchesEveryWord(text, search.trim());
  const pages = usePagePlaces().map(remembered);
  const acts = useActs().map(remembered);
  const recent = search === '' ? recentOf([...pages, ...acts]) : [];
  const others = (items: readonly PaletteItem[]) =>
    items.filter((item) => !recent.includes(item) && fits(item));
  const groups = [
    ...hits.groups,
    { id: 'recent', title: t('recentItems'), items: recent },
    { id: 'pages', title: t('pages'), items: others(pages) },
    { id: 'acts', title: t('actions'), items: others(acts) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Palette
      label={app(features.has('companyAdmin') ? 'findForSupport' : 'findAnything')}
      search={search}
      onSearch={(text) => {
        setSearch(text);
        send(text);
      }}
      groups={groups}
      notice={hits.hasFailed ? t('searchFailed') : null}
      message={hits.isSearching ? t('searching') : t('nothingFound', { search })}
      onClose={onClose}
    />
  );
}

const remembered = (item: PaletteItem): PaletteItem => ({
  ...item,
  onAct: () => {
    markRecent(item.id);
    item.onAct();
  },
});

/** Pages and acts that were chosen here before, newest first, while they are open to the user. */
const recentOf = (items: readonly PaletteItem[]): PaletteItem[] =>
  recentItems().flatMap((recentId) => items.find(({ id }) => id === recentId) ?? []);
