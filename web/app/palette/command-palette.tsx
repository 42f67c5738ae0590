import { useState } from 'react';
import { Palette, type PaletteItem } from '#platform/design/palette/palette.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { searchPause } from '#platform/design/search/search-box.tsx';
import { useThrottled } from '#platform/design/search/use-throttled.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useWaitsForCompany } from '#app/page-table/use-waits-for-company.ts';
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
  const groups = [
    ...hits.groups,
    { id: 'pages', title: t('pages'), items: usePagePlaces().filter(fits) },
    { id: 'acts', title: t('actions'), items: useActs().filter(fits) },
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
