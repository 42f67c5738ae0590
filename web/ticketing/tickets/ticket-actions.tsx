import type { IconName } from '#platform/design/icon-paths.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketActionBar } from './ticket-action-bar.tsx';

type Look = readonly [PlainTextKey<'ticket-actions'>, IconName];

/** What can be done with tickets; each service has some of it. */
const looks = {
  'edit-ticket': ['editTicket', 'edit'],
  'change-zone': ['changeZone', 'swap'],
  'change-phone': ['changePhone', 'phone'],
  'resend-pickup-code': ['resendCode', 'send'],
  'resend-ticket': ['resendTicket', 'send'],
  'replace-card': ['replaceCard', 'card'],
  'temporary-ticket': ['temporaryTicket', 'clock'],
  'print-paper': ['printPaper', 'printer'],
  'collect-fee': ['collectFee', 'check'],
  'show-cards': ['showCards', 'history'],
  'undo-end': ['undoEnd', 'undo'],
  'end-ticket': ['endTicket', 'minus'],
  'cancel-pending-ticket': ['cancelTicket', 'minus'],
} as const satisfies Readonly<Record<string, Look>>;
type Action = keyof typeof looks;

const isDanger = (action: Action): boolean =>
  action === 'end-ticket' || action === 'cancel-pending-ticket';

interface TicketActionsProps<OwnAction extends Action> {
  /** An unavailable one has the reason. */
  buttons: readonly {
    readonly action: OwnAction;
    readonly obstacle: PlainTextKey<'ticket-actions'> | null;
  }[];
  onAct: (action: OwnAction) => void;
}

/** What can be done with a ticket. */
export function TicketActions<OwnAction extends Action>({
  buttons,
  onAct,
}: TicketActionsProps<OwnAction>) {
  const t = useTexts('ticket-actions');
  return (
    <TicketActionBar
      buttons={buttons.map(({ action, obstacle }) => {
        const [label, icon] = looks[action];
        return {
          label: t(label),
          icon,
          isDanger: isDanger(action),
          obstacle: obstacle && t(obstacle),
          onPress: () => onAct(action),
        };
      })}
    />
  );
}
