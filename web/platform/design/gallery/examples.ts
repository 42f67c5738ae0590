import type { Option } from '#platform/design/fields/option.ts';
import type { StatusName } from '#platform/design/page/status.tsx';

export const zones: Option[] = [
  { value: '1', label: 'Zone 1' },
  { value: '2Ø', label: 'Zone 2Ø' },
  { value: '3V', label: 'Zone 3V', isDisabled: true },
];

export const companies: Option[] = [
  { value: '1001', label: 'Granlia Bygg AS', description: '312 345 678 · 1001' },
  { value: '1002', label: 'Granlia Anlegg AS', description: '313 456 789 · 1002' },
  { value: '1003', label: 'Åsheim Regnskap', description: '314 567 890 · 1003' },
];

export const products = [
  { value: 'One zone', label: 'One zone', description: 'The whole day', ore: 89_700 },
  { value: 'Two zones', label: 'Two zones', description: 'Side by side', ore: 149_000 },
  { value: 'All zones', label: 'All zones', isDisabled: true, ore: 190_000 },
];

export const statuses: readonly StatusName[] = [
  'active',
  'active-until',
  'pending',
  'code-not-fetched',
  'expired',
  'cancelled',
  'failed',
  'anonymised',
  'none',
];

export type Employee = (typeof employees)[number];

const names = [
  'Ingrid Ali',
  'Silje Bakke',
  'Petter Berg',
  'Aisha Dahl',
  'Ørjan Eidsvåg',
  'Anonym',
  'Maren Foss',
  'Jakob Gran',
  'Elise Holm',
];

/** One employee for each status. */
export const employees = statuses.map((status, index) => {
  const [firstName = '', lastName = ''] = names[index]?.split(' ') ?? [];
  return { firstName, lastName, phone: lastName && '41234567', ore: 89_700 + index, status };
});
