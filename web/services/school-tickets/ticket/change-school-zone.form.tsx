import { useWatch } from 'react-hook-form';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { useZoneFieldTexts } from '#ticketing/tickets/order-zones/use-zone-field.ts';
import { withKnownSecondZones } from '#services/school-tickets/two-homes/second-home-zones.ts';
import { withOfferedZones } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { changeSchoolZoneOperation } from './change-school-zone-operation.ts';
import {
  areSame,
  isDayOffered,
  mayHaveTwoHomes,
  type SchoolZoneFields,
  schoolZoneResolver,
  zoneFieldsOf,
  zonesInputOf,
} from './school-zone-fields.ts';
import { SchoolZoneEffect } from './school-zone-effect.tsx';
import { SecondHomeOfTicket, useSecondHomeTexts } from './second-home-of-ticket.tsx';
import type { SchoolDialogProps } from './school-dialog-props.ts';
import { ZoneDayField } from './zone-day.field.tsx';

interface ChangeSchoolZoneFormProps extends SchoolDialogProps {
  offer: ZoneOffer;
}

/** Starts with the zones of the ticket; also asks for the first day with the others. */
export function ChangeSchoolZoneForm({ ticket, offer, onClose }: ChangeSchoolZoneFormProps) {
  const t = useTexts('school-ticket');
  const tChange = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { today } = useSession();
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const start = zoneFieldsOf(ticket, { offer, today });
  const zoneTexts = useZoneFieldTexts();
  const secondHomeTexts = useSecondHomeTexts();
  const form = useDraftForm({
    draftName: `change-zone:${ticket.id}`,
    // A day of a draft may have passed.
    start: (draft: Partial<SchoolZoneFields> | null) => {
      const fields = withKnownSecondZones(
        withOfferedZones({ ...start, ...draft }, offer.zones),
        offer.zones,
      );
      return isDayOffered(fields, ticket, today)
        ? fields
        : { ...fields, startDate: start.startDate };
    },
    resolver: schoolZoneResolver(ticket, { offer, today }),
    fields: [
      ...zoneTexts,
      ...secondHomeTexts,
      { name: 'startDate', label: t('firstDay'), sentence: () => t('faultFirstDay') },
    ],
  });
  const { control, getValues } = form.form;
  const fields = { ...getValues(), ...useWatch({ control }) };
  const isSame = areSame(fields, ticket, offer);
  const body =
    isSame || !isDayOffered(fields, ticket, today) ? null : zonesInputOf(fields, ticket, offer);
  const change = changeSchoolZoneOperation({
    who: name,
    toast: ({ body: { startDate } }) =>
      toast(
        tChange('zonesChanged'),
        tChange('whoFrom', { name, date: day(startDate) }),
        pathTo('/skole/{id}', { id: ticket.id }),
      ),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={tActions('changeZone')}
      subtitle={subtitle}
      width="wide"
      submitLabel={
        body ? tChange('changeZoneFrom', { date: day(body.startDate) }) : tActions('changeZone')
      }
      cancelLabel={tChange('back')}
      operation={change}
      form={form}
      onSubmit={form.submit((sent) => {
        if (!isSame) change.send({ id: ticket.id, body: sent });
      })}
      onClose={onClose}
    >
      <ZonesFields>
        {mayHaveTwoHomes(ticket, fields, offer) && <SecondHomeOfTicket />}
        <ZoneDayField ticket={ticket} />
      </ZonesFields>
      {isSame && form.form.formState.isSubmitted && (
        <Notice kind="warning" isAnnounced>
          {t('zonesUnchanged')}
        </Notice>
      )}
      {body ? (
        <SchoolZoneEffect ticket={ticket} body={body} isSent={change.isPending} />
      ) : (
        <p className="text-small text-ink-muted">{tChange('chooseZones')}</p>
      )}
    </FormDialog>
  );
}
