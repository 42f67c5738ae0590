import { isInUse } from '@takst/contract/ticketing/batches/batch-service.ts';
import { useState } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type BatchOptions, useBatchKit } from '../batch/batch-kit.ts';
import { ColumnChoiceCard, isAllChosen } from './column-choice-card.tsx';
import { ListSummary } from './list-summary.tsx';
import type { ColumnChoice } from './rows-to-send.ts';
import type { ReadList } from './use-read-list.ts';
import { type Upload, useUpload } from './use-upload.ts';

interface SendListProps {
  options: BatchOptions;
  read: ReadList;
  onSheet: (sheet: number) => void;
  onAnother: () => void;
}

/** What was read, with the columns that are sent; makes the draft. */
export function SendList({ read, options, onSheet, onAnother }: SendListProps) {
  const t = useTexts('batches');
  const goTo = useGoTo();
  const { pathOf, service, options: above } = useBatchKit();
  const failureText = useFailureText();
  const [allChoices, setChoice] = useState<ColumnChoice>(read.recognised);
  const choice = useChoiceInUse(allChoices);
  // What was recognised is not asked about; it can be seen, and changed.
  const [isAsking, setAsking] = useState(
    () => !isAllChosen(service.columns, { choice, options: above }),
  );
  const [upload, setUpload] = useState<Upload | null>(null);
  const { send, isPending, error, sentRows } = useUpload((id) => void goTo(pathOf(id)));
  const total = read.list.rows.length;
  const hasColumn = Object.values(choice).some((place) => place !== null);

  function submit() {
    // The same try again goes on with the draft that was made.
    const next =
      upload?.read === read && isSame([upload.choice, upload.options], [choice, options])
        ? upload
        : { read, choice, options };
    setUpload(next);
    send(next);
  }

  return (
    <div className="grid gap-6">
      <ListSummary read={read} choice={choice} isRecognised={!isAsking} onSheet={onSheet} />
      {isAsking && <ColumnChoiceCard read={read} choice={choice} onChoose={setChoice} />}
      {error && (
        <Notice kind="error" title={t('notSent')} isAnnounced>
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {isPending && (
        <Progress
          label={t('sending', { sent: formatNumber(sentRows), total: formatNumber(total) })}
          value={sentRows}
          max={total}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isPending={isPending} disabled={!hasColumn} onClick={submit}>
          {t('checkRows', { count: total, rows: formatNumber(total) })}
        </Button>
        <Button disabled={isPending} onClick={onAnother}>
          {t('anotherFile')}
        </Button>
        {!isAsking && <Button onClick={() => setAsking(true)}>{t('seeColumns')}</Button>}
      </div>
    </div>
  );
}

/** Columns that do not count with these options stay in the file. */
function useChoiceInUse(choice: ColumnChoice): ColumnChoice {
  const { service, options } = useBatchKit();
  return Object.fromEntries(
    Object.entries(choice).filter(([name]) => {
      const column = service.columns[name];
      return column !== undefined && isInUse(column, options);
    }),
  );
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
