import type { FreeEditPreview } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import {
  firstFreeDay,
  quickFreeDays,
} from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { useState } from 'react';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PostAddressLink } from '#services/free-tickets/order/medium.fields.tsx';
import { useFreeOffer } from '#services/free-tickets/order/free-order-offer.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import type { EditToConfirm } from './changed-values.ts';
import { EditEffect } from './edit-effect.tsx';
import type { EditBody } from './edit-fields.ts';
import { OldAndNew } from './old-and-new.tsx';

interface ConfirmEditModalProps extends EditToConfirm {
  preview: FreeEditPreview;
  operation: RunningOperation;
  /** The company has no address to which a new card is sent. */
  lacksAddress: boolean;
  /** Another day is chosen: asks what the edit does from then on. */
  onDay: (body: EditBody) => void;
  onConfirm: (body: EditBody) => void;
  onBack: () => void;
}

/** Tells that a new ticket is needed, what changes, from when, and what that costs (spec 3 §4). */
export function ConfirmEditModal(props: ConfirmEditModalProps) {
  const { ticket, fields, body, preview, operation, lacksAddress, onDay } = props;
  const t = useTexts('free-edit');
  const { subtitle, day } = useChangeTexts(ticket);
  const times = preview.timesOfChange ?? { first: preview.startDate, last: preview.startDate };
  const isFixed = times.first.equals(times.last);
  const suggested = useSuggestedDay(preview);
  const [selectedDay, setSelectedDay] = useState<Temporal.PlainDate | null>(
    isFixed ? times.first : suggested,
  );
  const isOffered =
    selectedDay !== null &&
    Temporal.PlainDate.compare(selectedDay, times.first) >= 0 &&
    Temporal.PlainDate.compare(selectedDay, times.last) <= 0;
  const from = (timeOfChange: Temporal.PlainDate): EditBody => ({
    ...body,
    // A new department on a card counts from the next 1st, whatever day is said (spec 3 §7).
    timeOfChange: isFixed ? null : timeOfChange,
  });
  function choose(date: Temporal.PlainDate | null) {
    setSelectedDay(date);
    if (date) onDay(from(date));
  }
  return (
    <FormDialog
      title={t('confirmTitle')}
      subtitle={subtitle}
      width="wide"
      submitLabel={selectedDay ? t('confirmFrom', { date: day(selectedDay) }) : t('confirm')}
      cancelLabel={t('back')}
      operation={operation}
      isDisabled={!isOffered}
      wayOn={lacksAddress && <PostAddressLink />}
      onSubmit={() => selectedDay && isOffered && props.onConfirm(from(selectedDay))}
      onClose={props.onBack}
    >
      <Notice kind="warning" title={t('newTicketTitle')}>
        <p>{t('newTicketText')}</p>
      </Notice>
      <OldAndNew ticket={ticket} fields={fields} body={body} />
      {isFixed ? (
        <p>{t('fromFixed', { date: day(times.first) })}</p>
      ) : (
        <QuickDayField
          name="timeOfChange"
          label={t('timeOfChange')}
          description={t('timeOfChangeHelp')}
          value={selectedDay}
          onChange={choose}
          error={isOffered ? undefined : t('faultTime', { last: day(times.last) })}
          choices={quickFreeDays(times.first).filter(
            (one) => Temporal.PlainDate.compare(one, times.last) <= 0,
          )}
          min={times.first}
          max={times.last}
        />
      )}
      <EditEffect ticket={ticket} fields={fields} preview={preview} from={selectedDay} />
    </FormDialog>
  );
}

/** The first day; where a card is made first, the day by which it has come. */
function useSuggestedDay({ timesOfChange, startDate, needsNewCard }: FreeEditPreview) {
  const { today } = useFreeOffer();
  const first = timesOfChange?.first ?? startDate;
  if (!needsNewCard || !timesOfChange) return first;
  const newCardDay = firstFreeDay(today, { isNewCard: true });
  const isLater = Temporal.PlainDate.compare(newCardDay, first) > 0;
  return isLater && Temporal.PlainDate.compare(newCardDay, timesOfChange.last) <= 0
    ? newCardDay
    : first;
}
