import { continuationWithNewZones } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { oreOf, type ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { useZoneFieldTexts } from '#ticketing/tickets/order-zones/use-zone-field.ts';
import { formatPrice } from '#platform/design/format.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { isDateRefused, useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ZoneDialogProps } from './change-dialog-props.ts';
import { withOfferedZones, zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { zoneChange, missingZoneResolver } from './zone-change.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { ZoneEffect } from './zone-effect.tsx';

interface ChangeZoneFormProps extends ZoneDialogProps {
  offer: ProductZoneOffer;
}

/** Starts with the current zones; also asks for their last day (spec 2 §3, change-zone payload). */
export function ChangeZoneForm(props: ChangeZoneFormProps) {
  const { kit, ticket, tickets, offer, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const orderText = useTexts('tickets');
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const page = kit.usePage()(ticket);
  const lastDay = useLastDay(kit.useOfferedEnds(ticket), ticket.startDate.subtract({ days: 1 }));
  const { date, setDate, isOffered } = lastDay;
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const newStart = date && continuationWithNewZones(date).newStart;
  const start = {
    ...zonesOf(ticket, offer),
    profileId: ticket.profileId,
    startDate: newStart?.toString() ?? '',
  };
  const form = useDraftForm({
    draftName: `change-zone:${ticket.id}`,
    // The last day is not part of the draft.
    start: (draft) =>
      withOfferedZones({ ...start, ...draft, startDate: start.startDate }, offer.zones),
    resolver: missingZoneResolver,
    fields: useZoneFieldTexts(),
  });
  const { control, getValues, setValue } = form.form;
  const fields = { ...getValues(), ...useWatch({ control }) };
  const change = kit.operations.changeZone({
    who: name,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    toast: (sent) =>
      toast(
        t('zonesChanged'),
        t('whoFrom', { name, date: day(sent.lastDay.add({ days: 1 })) }),
        page,
      ),
    onDone: onClose,
  });
  const newZones = zoneChange(fields, { ticket, offer });
  const price = newZones?.soldProduct?.price;
  const newPrice =
    price && newStart
      ? {
          label: t('newPriceFrom', { date: day(newStart) }),
          value: orderText('pricePerMonth', { price: formatPrice(oreOf(price)) }),
        }
      : undefined;
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function save() {
    setHasSubmitted(true);
    if (!newZones || newZones.isUnchanged || !date || !isOffered) return;
    const { zoneFrom, zoneTo, validAllZones, soldProduct } = newZones;
    const productId = soldProduct?.product.id;
    change.send({ id: ticket.id, zoneFrom, zoneTo, validAllZones, lastDay: date, productId });
  }

  return (
    <FormDialog
      title={tActions('changeZone')}
      subtitle={subtitle}
      result={newPrice}
      width="wide"
      submitLabel={newStart ? t('changeZoneFrom', { date: day(newStart) }) : tActions('changeZone')}
      cancelLabel={t('back')}
      operation={change}
      form={form}
      onSubmit={form.submit(save)}
      onClose={onClose}
    >
      <ZonesFields>
        <DateChoiceField
          {...lastDay.field}
          label={t('lastDayOld')}
          description={t('lastDayOldHelp')}
          onChange={(day) => {
            setDate(day);
            const start = day && continuationWithNewZones(day).newStart;
            setValue('startDate', start?.toString() ?? '');
          }}
          error={!isOffered && !change.problem && (hasSubmitted || date) ? fault : undefined}
        />
      </ZonesFields>
      {newZones?.isUnchanged && hasSubmitted && (
        <Notice kind="warning" isAnnounced>
          {t('zonesUnchanged')}
        </Notice>
      )}
      {newZones && !newZones.isUnchanged && date && isOffered ? (
        <ZoneEffect kit={kit} ticket={ticket} tickets={tickets} lastDay={date} change={newZones} />
      ) : (
        !hasSubmitted && <p className="text-small text-ink-muted">{t('chooseZones')}</p>
      )}
    </FormDialog>
  );
}
