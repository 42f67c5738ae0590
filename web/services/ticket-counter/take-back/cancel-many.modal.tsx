import { TakeBackManyDialog } from './take-back-many-dialog.tsx';
import { type TakeBackManyProps, useTakeBackRun } from './use-take-back-run.ts';

/** Cancels the chosen deliveries. */
export function CancelManyModal(props: TakeBackManyProps) {
  const takeBack = useTakeBackRun('cancel', props);
  return <TakeBackManyDialog act="cancel" takeBack={takeBack} onSubmit={() => takeBack.start()} />;
}
