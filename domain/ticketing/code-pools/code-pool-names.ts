import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { CodePoolKind } from './code-pool-kind.ts';

export const codePoolNames: Readonly<Record<CodePoolKind, BilingualText>> = {
  JOULE: { nb: 'Elsykkel', en: 'E-bike' },
  OTTO: { nb: 'Bildeling', en: 'Car sharing' },
  CAR_POOL: { nb: 'Leiebil', en: 'Car rental' },
  HYRE: { nb: 'Hyre', en: 'Hyre' },
  BILKOLLEKTIVET: { nb: 'Bilkollektivet', en: 'Bilkollektivet' },
  GETAROUND: { nb: 'Getaround', en: 'Getaround' },
};
