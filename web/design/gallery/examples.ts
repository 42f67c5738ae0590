import type { Option } from '#design/fields/option.ts';
import type { StatusName } from '#design/page/status.tsx';

export const zones: Option[] = [
  { value: '1', label: 'Sone 1' },
  { value: '2V', label: 'Sone 2V' },
  { value: '2Ø', label: 'Sone 2Ø' },
  { value: '3V', label: 'Sone 3V', isDisabled: true },
];

export const companies: Option[] = [
  { value: '1001', label: 'Granlia Bygg AS', description: '312 345 678 · 1001' },
  { value: '1002', label: 'Granlia Anlegg AS', description: '313 456 789 · 1002' },
  { value: '1003', label: 'Åsheim Regnskap', description: '314 567 890 · 1003' },
  { value: '1004', label: 'Fjellvik Fisk og Skalldyr', description: '315 678 901 · 1004' },
];

export interface Employee {
  id: number;
  firstName: string;
  lastName: string;
  number: string;
  phone: string;
  ore: number;
  status: StatusName;
}

const people: [string, string, string, StatusName][] = [
  ['Ingrid', 'Ali', '41234567', 'active'],
  ['Silje', 'Bakke', '41653483', 'pending'],
  ['Petter', 'Berg', '93014960', 'cancelled'],
  ['Aisha', 'Dahl', '41862941', 'expired'],
  ['Ørjan', 'Eidsvåg', '45423727', 'failed'],
  ['Anonym', '', '', 'anonymised'],
];

export const employees: Employee[] = people.map(([firstName, lastName, phone, status], index) => ({
  id: index + 1,
  firstName,
  lastName,
  number: phone && `A-20${40 + index}`,
  phone,
  ore: 89_700 + index * 12_050,
  status,
}));
