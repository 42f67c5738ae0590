import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import type { TakeBackAnswer } from '@takst/domain/services/ticket-counter/take-back.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What this user may take back, and otherwise who can or what stands in the way. */
export function WhatYouMay({ order }: { order: CounterOrderDetails }) {
  const t = useTexts('counter-order');
  const { operator } = tenantOf(pageFacts.tenant);
  const cancelTexts: Record<TakeBackAnswer, string> = {
    allowed: t('cancelAllowed'),
    operator: t('cancelByOperator', { operator }),
    agreement: t('byAgreement'),
    role: t('cancelByRole'),
  };
  const refundTexts: Record<TakeBackAnswer, string> = {
    ...cancelTexts,
    allowed: t('refundAllowed'),
    role: t('refundByRole'),
  };
  return (
    <Card title={t('whatYouMay')}>
      <ul className="grid gap-3 text-small">
        <Right answer={order.mayCancel} act={t('mayCancel')} text={cancelTexts[order.mayCancel]} />
        <Right answer={order.mayRefund} act={t('mayRefund')} text={refundTexts[order.mayRefund]} />
      </ul>
    </Card>
  );
}

interface RightProps {
  answer: TakeBackAnswer;
  act: string;
  text: string;
}

const Right = ({ answer, act, text }: RightProps) => (
  <li className="flex gap-2.5">
    <Icon
      name={answer === 'allowed' ? 'check' : 'close'}
      className={`mt-0.5 size-4 shrink-0 ${answer === 'allowed' ? 'text-success' : 'text-ink-muted'}`}
    />
    <span className="min-w-0">
      <span className="block font-medium">{act}</span>
      <span className="text-ink-muted">{text}</span>
    </span>
  </li>
);
