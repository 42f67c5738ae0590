import { changeZone } from '@takst/contract/company-tickets/change-zone.contract.ts';
import { continuedWithNewZones } from '@takst/domain/company-tickets/continued-ticket.rules.ts';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { DateChoiceField } from '#company-tickets/date-choice.field.tsx';
import { useOffer } from '#company-tickets/order/order-offer.ts';
import { ZonesFields } from '#company-tickets/order-zones/zones.fields.tsx';
import { useChange } from '#company-tickets/use-change.ts';
import { useLastDay } from '#company-tickets/use-last-day.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { zoneRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { useProblemText } from './use-problem-text.ts';
import { type ChangeZoneFields, zoneChange, zonesMissing, zonesOf } from './zone-change.ts';
import { ZoneEffect } from './zone-effect.tsx';

/** The present zones to begin with, and the last day with them (spec 2 §3, change-zone payload). */
export function ChangeZoneForm({ ticket, tickets, onClose, onDone }: ChangeModalProps) {
  const t = useTexts('change-ticket');
  const offer = useOffer();
  const { date, setDate, isOffered, today, choices, arbitraryDates } = useLastDay();
  const [isAsked, setAsked] = useState(false);
  const newStart = date && continuedWithNewZones(date).newStart;
  const form = useForm<ChangeZoneFields>({
    defaultValues: {
      ...zonesOf(ticket, offer),
      productId: '',
      profileId: ticket.profileId,
      startDate: newStart?.toString() ?? '',
    },
    resolver: zonesMissing,
  });
  const fields = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const change = useChange(changeZone, { onDone: () => onDone(t('zonesChanged')) });
  const changed = zoneChange(fields, { ticket, offer });
  const problem = useProblemText(change.problem, zoneRefusals);
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function save() {
    setAsked(true);
    if (!changed || changed.isUnchanged || !date || !isOffered) return;
    const { zoneFrom, zoneTo, validAllZones, sold } = changed;
    const product = sold && { productId: sold.product.id };
    change.send({
      params: { id: ticket.id },
      body: { zoneFrom, zoneTo, validAllZones, expiryDate: date, ...product },
    });
  }

  return (
    <ChangeModal
      title={t('changeZone')}
      width="wide"
      confirmLabel={t('saveZones')}
      isPending={change.isPending}
      problem={problem}
      onConfirm={() => void form.handleSubmit(save)()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <ZonesFields />
      </FormProvider>
      <DateChoiceField
        choices={choices}
        today={today}
        arbitraryDates={arbitraryDates}
        name="lastDay"
        label={t('lastDayOld')}
        description={t('lastDayOldHelp')}
        value={date}
        onChange={(chosen) => {
          setDate(chosen);
          const start = chosen && continuedWithNewZones(chosen).newStart;
          form.setValue('startDate', start?.toString() ?? '');
        }}
        error={!isOffered && (isAsked || date) ? fault : undefined}
      />
      {changed?.isUnchanged && isAsked && (
        <Notice kind="warning" isAnnounced>
          {t('zonesUnchanged')}
        </Notice>
      )}
      {changed && !changed.isUnchanged && date && isOffered ? (
        <ZoneEffect ticket={ticket} tickets={tickets} lastDay={date} change={changed} />
      ) : (
        !isAsked && <p className="text-sm text-ink-muted">{t('chooseZones')}</p>
      )}
    </ChangeModal>
  );
}
