import { useState } from 'react';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useCounterOffer } from './counter-order-offer.ts';
import { CounterOrderSummary } from './counter-order-summary.tsx';
import type { FormerOrder } from './former-order.ts';
import { HowCard } from './how-card.tsx';
import { ReferenceFields } from './reference.fields.tsx';
import { RefusedTextsProvider } from './refused-recipients.ts';
import { useCounterOrderForm } from './use-counter-order-form.ts';
import { usePlaceCounterOrder } from './use-place-counter-order.ts';
import { WhatCard } from './what-card.tsx';

const NewReferenceModal = lazyDialog(async () => {
  const [{ NewReferenceModal: component }] = await Promise.all([
    import('../references/new-reference.modal.tsx'),
    loadTexts(['invoice-references']),
  ]);
  return component;
});

interface OrderCounterTicketsFormProps {
  /** What is ordered again. */
  former: FormerOrder | null;
}

/** Left what and how; right the order in words with its references and what it costs, and the button. */
export function OrderCounterTicketsForm({ former }: OrderCounterTicketsFormProps) {
  const t = useTexts('counter-order-form');
  const { hasSettings } = useCounterOffer();
  const form = useCounterOrderForm(former);
  const order = usePlaceCounterOrder(() => form.form.getValues());
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Form
        form={form}
        operation={order}
        onSubmit={order.place}
        className="flex flex-col gap-4 [--space-panel:1rem] lg:grid lg:items-start lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]"
      >
        <RefusedTextsProvider value={order.refusedTexts}>
          <div className="grid min-w-0 gap-4">
            {former && (
              <Notice title={t('orderedAgain', { id: former.order.id })}>
                <p>{t('orderedAgainText')}</p>
              </Notice>
            )}
            <FormHead />
            <WhatCard />
            <HowCard />
          </div>
          <CounterOrderSummary
            isPending={order.isPending}
            problem={order.problem && <ProblemNotice problem={order.problem} />}
            serverOre={order.serverOre}
          >
            <ReferenceFields onNewReference={() => setAdding(true)} isBeyond={order.isBeyond} />
          </CounterOrderSummary>
        </RefusedTextsProvider>
      </Form>
      {isAdding && (
        <NewReferenceModal
          isTextAlone={!hasSettings}
          onAdded={({ id }) =>
            form.form.setValue('invoiceReferenceId', String(id), { shouldValidate: true })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
