import {
  changePhone,
  type NewPhone,
  newPhone,
} from '@takst/contract/services/company-tickets/employee/change-phone.contract.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import { immediateContinuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate, formatPhone } from '#platform/design/format.ts';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { heldTexts } from '#ticketing/tickets/subscriptions/held-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import type { ChangePhoneProps } from '#ticketing/subscribers/employee/ticket-changes.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import type { EffectNote } from '#ticketing/tickets/change/effect-note.ts';
import { useChangeTexts, usePersonPage } from '#ticketing/tickets/change/use-change-texts.ts';
import { usePricing } from './use-pricing.ts';

type PhoneFields = Pick<NewPhone, 'phoneCountryCode' | 'phone'>;
/** The new phone, and the one that its user saw at the beginning: a draft keeps both. */
type ChangePhoneFields = PhoneFields & { previous: PhoneFields };
const usePhoneField = createFieldHook<ChangePhoneFields>();

/**
 * Gives a person another phone or phone number: tickets go on there, with new codes. Without a ticket only another
 * number changes anything.
 */
export function ChangePhoneModal({
  ticket,
  tickets,
  subscriptions = [],
  onClose,
}: ChangePhoneProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const orderText = useTexts('company-tickets');
  const addOnText = useTexts('subscriptions');
  const { today } = useSession();
  const { subtitle, toast, name, day } = useChangeTexts(ticket);
  const personPage = usePersonPage();
  const pricing = usePricing(ticket, tickets);
  const { phoneCountryCode, phone } = ticket;
  const changed = useChangedSince<typeof changePhone, PhoneFields | null>({
    start: null,
    nowIn: (refused) => (refused.code === 'PHONE_CHANGED_SINCE' ? refused : undefined),
    describe: (theirs) => (theirs ? formatPhone(theirs.phoneCountryCode, theirs.phone) : ''),
  });
  const current = tickets.filter(({ status }) => isCurrent(status));
  const hasTicket = current.length > 0;
  const isSameAs = (fields: PhoneFields) =>
    fields.phone === phone && fields.phoneCountryCode === phoneCountryCode;
  const form = useDraftForm({
    draftName: `change-phone:${ticket.subscriberId}`,
    start: { phoneCountryCode, phone, previous: { phoneCountryCode, phone } },
    resolver: bodyResolver({
      schema: newPhone,
      bodyOf: (fields: ChangePhoneFields) => ({
        ...fields,
        previous: changed.seen ? phoneOf(changed.seen) : fields.previous,
      }),
      faultsOf: (fields) =>
        !hasTicket && isSameAs(fields) ? [{ path: 'phone', message: 'unchanged' }] : [],
    }),
    fields: [
      {
        name: 'phone',
        label: orderText('mobile'),
        sentence: (fault) =>
          fault === 'unchanged' ? t('phoneUnchanged') : orderText('faultPhone'),
      },
    ],
  });
  const newNumber = form.form.watch();
  const isSame = isSameAs(newNumber);
  const target = formatPhone(newNumber.phoneCountryCode, newNumber.phone);
  const movedNotes = useMovedNotes(subscriptions, target);
  const change = useOperation(changePhone, {
    texts: 'change-ticket',
    failed: 'failedTitle',
    refusals: {
      SUBSCRIBER_NOT_FOUND: 'ticketNotFound',
      PHONE_NOT_MOBILE: () => orderText('phoneNotMobile'),
      PHONE_CHANGED_SINCE: changed.text,
      PHONE_OF_ANOTHER: 'phoneOfAnother',
      TICKET_ALREADY_HELD: () => orderText('ticketAlreadyHeld'),
      SUBSCRIPTION_ALREADY_HELD: (_, { type }) => addOnText(heldTexts[type]),
      START_DATE_IN_QUARANTINE: (text, { expectedQuaranteenEndDate, lastOrder }) =>
        text('phoneInQuarantine', {
          expiry: formatDate(lastOrder.expirationDate),
          start: formatDate(expectedQuaranteenEndDate),
        }),
    },
    faults: { PHONE_NOT_MOBILE: { path: 'phone', message: 'mobilePhone' } },
    toast: () =>
      hasTicket
        ? toast(t('phoneChanged'), t('codeSentTo', { name, phone: target }), personPage(ticket))
        : { title: t('phoneChanged'), text: t('subscriptionsMovedTo', { name, phone: target }) },
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  const { person } = useServicePages();
  const end = current.find(({ isContinued }) => !isContinued)?.expirationDate;
  const replacements = current.flatMap((one) => replacementsOf(one, today));
  return (
    <FormDialog
      title={tActions('changePhone')}
      subtitle={subtitle}
      submitLabel={isSame && hasTicket ? t('sendNewCode') : tActions('changePhone')}
      cancelLabel={t('back')}
      operation={change}
      wayOn={
        change.refused?.code === 'PHONE_OF_ANOTHER' ? (
          <Link to={pathTo(person, { id: change.refused.subscriberId })} onClick={onClose}>
            {orderText('seePerson')}
          </Link>
        ) : (
          changed.wayOn(change.refused, keepTheirs)
        )
      }
      form={form}
      onSubmit={form.submit((body) => change.send({ params: { id: ticket.subscriberId }, body }))}
      onClose={onClose}
    >
      <NewPhoneField help={hasTicket ? t('newPhoneHelp') : undefined} />
      <ChangeEffect
        notes={[
          hasTicket && {
            icon: 'phone',
            text: t('newCodeTo', { name: ticket.firstName, phone: target }),
          },
          hasTicket && { icon: 'warning', text: t('oldStops') },
          end && { icon: 'calendar', text: t('stillEnds', { date: day(end) }) },
          ...(hasTicket ? [] : movedNotes),
          { icon: 'check', text: isSame ? t('sameNumber') : t('newNumberFor') },
        ]}
        {...(hasTicket && { months: pricing({ replacements, from: today }) })}
      />
    </FormDialog>
  );
}

const phoneOf = ({ phoneCountryCode, phone }: PhoneFields): PhoneFields => ({
  phoneCountryCode,
  phone,
});

/** A ticket up to yesterday, and from today on another to the same end. */
function replacementsOf(ticket: IssuedTicket, today: Temporal.PlainDate): IssuedTicket[] {
  const { lastDay, newStart } = immediateContinuation(ticket, today);
  return [
    { ...ticket, expirationDate: lastDay, endedOn: today },
    { ...ticket, startDate: newStart, downloadedToPhone: false, isHandedOut: false },
  ];
}

/** What goes along with a person without a ticket, and where their discount codes go. */
function useMovedNotes(subscriptions: readonly Subscription[], phone: string): EffectNote[] {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const names = subscriptions.map(({ name }) => name[language]);
  const isComing = ({ codeState }: Subscription) =>
    codeState === 'on-first-day' || codeState === 'owed';
  return [
    {
      icon: 'phone',
      text: t('subscriptionsMove', { what: new Intl.ListFormat(language).format(names), phone }),
    },
    ...(subscriptions.some(isComing)
      ? [{ icon: 'send' as const, text: t('codesComeTo', { phone }) }]
      : []),
    ...(subscriptions.some(({ codeState }) => codeState === 'sent')
      ? [{ icon: 'info' as const, text: t('sentCodesStay') }]
      : []),
  ];
}

function NewPhoneField({ help }: { help: string | undefined }) {
  const { value, onChange } = usePhoneField('phoneCountryCode');
  return (
    <PhoneField
      {...usePhoneField('phone')}
      description={help}
      countryCode={value}
      onCountryCode={onChange}
    />
  );
}
