import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './code-pools.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Code pools',
  subtitle:
    'The discount codes that people with a subscription get by SMS. Each code is used once.',
  pools: 'Pools',
  pool: 'Pool',
  free: 'Free',
  used: 'Used',
  owed: 'Waiting for a code',
  expired: 'Expired',
  openOffers: 'Open offers',
  state: 'Status',
  stateEnough: 'Enough codes',
  stateLow: 'Few left',
  stateEmpty: 'Empty',
  fill: 'Add codes',
  fillPool: 'Add codes to {{pool}}',
  lowTitle: 'There are few codes left',
  lowText:
    'Add codes to: {{pools}}. Orders go through when a pool is empty. The code is sent once you have added some.',
  lowVouchers:
    'Add codes to: {{pools}}. Without free codes, nobody can choose the provider until you have added some.',
  low: '{{pool}} ({{free}} free)',
  // Filling
  fillTitle: 'Add codes',
  fillSubtitle: 'Codes from a file with one code in each row. Nobody can see them afterwards.',
  read: 'Choose the file from the provider (.xlsx or .csv), or paste cells. At most {{rows}} rows.',
  chooseTitle: 'Which pool?',
  poolLabel: 'Pool',
  carryOut_one: 'Add {{rows}} code',
  carryOut_other: 'Add {{rows}} codes',
  carriedOut_one: '{{rows}} code has been added',
  carriedOut_other: '{{rows}} codes have been added',
  importOf: '{{pool}}: {{source}}',
  importOfCells: '{{pool}}: pasted codes',
  ready_one: '{{rows}} code is ready.',
  ready_other: '{{rows}} codes are ready.',
  faulty_one: '{{rows}} row must be corrected or skipped.',
  faulty_other: '{{rows}} rows must be corrected or skipped.',
  codes: 'Codes',
  codeReady: 'New code',
  codeExists: 'The code is in the pool already. Skip the row.',
  codeExpired: 'Its last day has passed. Correct the date, or skip the row.',
  codeTwice: 'Same code as in another row',
  poolNotOffered: 'You do not have this pool. Choose another one.',
};
