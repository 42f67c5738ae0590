import { formatKroner } from '#platform/design/format.ts';

interface KronerProps {
  amount: number;
  isTotal?: boolean;
}

/** An amount in kroner that is not divided. */
export const Kroner = ({ amount, isTotal = false }: KronerProps) => (
  <span className={`${isTotal ? 'font-semibold ' : ''}whitespace-nowrap tabular-nums`}>
    {formatKroner(amount)}
  </span>
);
