import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a code was not taken, in the file of rows that were not done. */
export const importReasons: Readonly<
  Record<ServiceFault<typeof codeImports> | 'ROW_TWICE', BilingualText>
> = {
  CODE_EXISTS: { nb: 'Koden er i lageret fra før', en: 'The code is in the pool already' },
  ROW_TWICE: { nb: 'Koden står flere ganger i filen', en: 'The code is in the file twice' },
  CODE_EXPIRED: { nb: 'Koden er utløpt', en: 'The code has expired' },
};
