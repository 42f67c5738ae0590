import { useState } from 'react';
import type { IconName } from '#platform/design/icon-paths.ts';
import { Palette, type PaletteItem } from '#platform/design/palette/palette.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { employees } from './examples.ts';

const people = employees.map(({ firstName, lastName, phone }) => ({
  text: `${firstName} ${lastName}`,
  detail: phone,
}));

export function ExamplePalette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const itemsOf = (icon: IconName, items: readonly Pick<PaletteItem, 'text' | 'detail'>[]) =>
    items
      .filter(({ text }) => matchesEveryWord(text, search))
      .map((item) => ({ ...item, id: item.text, icon, onAct: onClose }));
  const groups = [
    { id: 'acts', title: 'Actions', items: itemsOf('plus', [{ text: 'Order a ticket' }]) },
    { id: 'people', title: 'Employees', items: itemsOf('users', people) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Palette
      label="Find an employee, page or action"
      search={search}
      onSearch={setSearch}
      groups={groups}
      notice={null}
      message="Nothing is called that."
      onClose={onClose}
    />
  );
}
