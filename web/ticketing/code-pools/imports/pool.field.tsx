import {
  type CodePoolKind,
  codePoolsOf,
} from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { usePoolName } from './use-pool-name.ts';

interface PoolFieldProps {
  pool: CodePoolKind;
  onChange: (pool: CodePoolKind) => void;
}

export function PoolField({ pool, onChange }: PoolFieldProps) {
  const t = useTexts('code-pools');
  const poolName = usePoolName();
  const { tenant } = useSignedIn();
  return (
    <RadioCards
      name="pool"
      label={t('poolLabel')}
      columns={3}
      value={pool}
      onChange={onChange}
      cards={codePoolsOf(tenant).map((kind) => ({ value: kind, label: poolName(kind) }))}
    />
  );
}
