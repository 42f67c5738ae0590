import { commonWords } from '#design/common-words.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { en } from './gallery.en.ts';
import { nb } from './gallery.nb.ts';

const pageTexts = {
  nb: { ...commonWords.nb, ...nb },
  en: { ...commonWords.en, ...en },
};

export const useGalleryTexts = () => pageTexts[usePageLanguage()];
