import { usePageLanguage } from '#design/page-language.ts';
import { en } from './gallery.en.ts';
import { nb } from './gallery.nb.ts';

/** The gallery's texts in the page's language. */
export const useGalleryTexts = (): Record<keyof typeof nb, string> =>
  usePageLanguage() === 'en' ? en : nb;
