import { formatMoney } from '#design/format.ts';

/** An amount in kroner from the server, with two decimals as on invoices (spec 2 §9); a credit has a minus sign. */
export const formatKroner = (kroner: number): string => {
  const ore = Math.round(kroner * 100);
  return ore < 0 ? `−${formatMoney(-ore)}` : formatMoney(ore);
};
