import type { ComponentType } from 'react';
import { loadTexts } from '#texts/language.ts';
import type { TextFileName } from '#texts/texts.ts';

export type PageParts = {
  /** Fetched together with the page's code. */
  texts: readonly TextFileName[];
  load: () => Promise<ComponentType>;
};

/** A page's code and its texts, side by side. */
export async function loadPage({ load, texts }: PageParts): Promise<ComponentType> {
  const [component] = await Promise.all([load(), loadTexts(texts)]);
  return component;
}
