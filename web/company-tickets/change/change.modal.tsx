import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** What every change on the employee page is given. */
export interface ChangeModalProps {
  ticket: CompanyTicket;
  /** All of the person's, newest first. */
  tickets: readonly CompanyTicket[];
  onClose: () => void;
  /** It is done: what to tell. */
  onDone: (toast: string) => void;
}

interface ChangeFrameProps {
  title: string;
  width?: 'narrow' | 'wide';
  confirmLabel: string;
  /** What is done cannot be undone. */
  isDanger?: boolean;
  isPending: boolean;
  /** Why it did not work; what was filled in stays. */
  problem: string | null;
  problemTitle?: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a change: what will happen, why it did not, and the two buttons. */
export function ChangeModal(props: ChangeFrameProps) {
  const { title, width = 'narrow', confirmLabel, isDanger = false, isPending } = props;
  const { problem, onConfirm, onClose, children } = props;
  const t = useTexts('change-ticket');
  const form = useId();
  return (
    <Modal
      isOpen
      width={width}
      title={title}
      onClose={onClose}
      isBusy={isPending}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
          >
            {confirmLabel}
          </Button>
          <Button disabled={isPending} onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {children}
        {problem && (
          <Notice kind="danger" title={props.problemTitle ?? t('failedTitle')} isAnnounced>
            {problem}
          </Notice>
        )}
      </form>
    </Modal>
  );
}
