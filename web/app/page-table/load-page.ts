import type { ComponentType } from 'react';
import type { PageEntry } from '#platform/page-entries/page-entry.ts';
import { loadTexts } from '#platform/texts/language.ts';

/** A page's code and its texts, side by side. */
export async function loadPage({
  load,
  texts,
}: Pick<PageEntry, 'load' | 'texts'>): Promise<ComponentType> {
  const [component] = await Promise.all([load(), loadTexts(texts)]);
  return component;
}
