import { expect, it } from 'vitest';
import { markRecent, recentItems } from './recent-items.ts';

it('what was chosen last comes first, once, and the oldest of more than three goes', () => {
  for (const id of ['language', 'dark', 'keys', 'dark']) markRecent(id);
  expect(recentItems()).toEqual(['dark', 'keys', 'language']);
  markRecent('light');
  expect(recentItems()).toEqual(['light', 'dark', 'keys']);
});
