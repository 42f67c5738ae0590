import type { UserState as State } from '@takst/domain/users/user-state.rules.ts';
import { Status } from '#design/page/status.tsx';
import { useTexts } from '#texts/use-texts.ts';

const looks = {
  ACTIVE: ['active', 'stateActive'],
  INACTIVE: ['expired', 'stateInactive'],
  DELETED: ['cancelled', 'stateDeleted'],
} as const;

/** Active, Inactive or Deleted (spec 1 §3). */
export function UserState({ state }: { state: State }) {
  const t = useTexts('users');
  const [status, word] = looks[state];
  return <Status status={status} word={t(word)} />;
}
