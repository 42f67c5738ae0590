import { loadTextFile } from './load-text-file.ts';
import { pageFacts } from './page-facts.ts';
import { textStore } from './text-store.ts';
import type { TextFileName } from './texts.ts';

/** Sets the page's language and loads the text files that the first page needs. */
export async function startTexts(first: readonly TextFileName[]): Promise<void> {
  textStore.fetchWith(loadTextFile);
  await textStore.turnTo(pageFacts.language);
  await textStore.loadAll(first);
}
