import type { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { NewUserFields } from '#customers/users/new/new-user-fields.ts';
import { NewUserForm } from '#customers/users/new/new-user.form.tsx';
import { userName } from '#customers/users/state/user-name.ts';
import { AccessRequestDetails } from './access-request-details.tsx';
import { accessRequestQuery } from './access-request.queries.ts';
import { answeredText } from './answered-texts.ts';
import { OtherAnswers } from './other-answers.tsx';
import { userOfRequest } from './user-of-request.ts';

type AccessRequestReply = Reply<typeof getAccessRequest>;

/** A request for access: the form of a new user, filled in, and the other answers (docs/decisions/0113). */
export function AccessRequestPage() {
  const t = useTexts('access-requests');
  const moment = useMoment();
  const id = useIdInAddress();
  const { data: request } = useQuery(accessRequestQuery(id));
  const title = request ? userName(request) : t('request');
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="/brukere/foresporsler" search={useListAddress()}>
            {t('backToList')}
          </BackLink>
        }
        title={title}
        subtitle={request && t('asked', { moment: moment(request.requestedAt, 'in-sentence') })}
      />
      {request ? (
        <div key={id} className="grid gap-6">
          <Request request={request} />
        </div>
      ) : (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
    </>
  );
}

const draftNameOf = ({ id }: AccessRequestReply) => `new-user:${id}`;

/** The user is created, and their roles could not be saved before the page was left. */
const lacksRoles = (request: AccessRequestReply): boolean => {
  const draft = draftStore.read(draftNameOf(request)) as Partial<NewUserFields> | null;
  return draft?.createdId !== undefined && draft.createdId !== null;
};

/**
 * An open request stays a form until its roles are saved: that the user is created, which accepts it, is only the first
 * half of the answer.
 */
function Request({ request }: { request: AccessRequestReply }) {
  const t = useTexts('access-requests');
  const [isForm, setIsForm] = useState(() => request.outcome === null || lacksRoles(request));
  const { company, userId, outcome } = request;
  const isOpen = outcome === null;
  if (!isForm || (!isOpen && !company)) return <AnsweredRequest request={request} />;
  const others = <OtherAnswers request={request} onAnswered={() => setIsForm(false)} />;
  if (company && (userId === null || !isOpen)) {
    return (
      <>
        <AccessRequestDetails request={request} />
        <NewUserForm
          draftName={draftNameOf(request)}
          start={userOfRequest(request)}
          list="/brukere/foresporsler"
          accessRequestId={request.id}
          onAnswered={() => setIsForm(false)}
          submitLabel={t('create')}
          actions={others}
        />
      </>
    );
  }
  return (
    <>
      {userId !== null && (
        <Notice title={t('isUserTitle')}>
          <p>{t('isUserText')}</p>
          <Link to={pathTo('/brukere/{id}', { id: userId })}>{t('openUser')}</Link>
        </Notice>
      )}
      {!company && <Notice title={t('notCustomer')}>{t('notCustomerText')}</Notice>}
      <AccessRequestDetails request={request} />
      <div className="flex flex-wrap gap-3">{others}</div>
    </>
  );
}

function AnsweredRequest({ request }: { request: AccessRequestReply }) {
  const t = useTexts('access-requests');
  const userText = useTexts('users');
  const moment = useMoment();
  const { outcome, answeredBy, answeredAt, reason, userId } = request;
  return (
    <>
      {outcome && answeredAt && (
        <Notice title={answeredText(userText, { outcome, answeredBy })} isAnnounced>
          <p>{moment(answeredAt)}</p>
          {reason && <p className="whitespace-pre-wrap">{t('reasonGiven', { reason })}</p>}
          {userId !== null && (
            <Link to={pathTo('/brukere/{id}', { id: userId })}>{t('openUser')}</Link>
          )}
        </Notice>
      )}
      <AccessRequestDetails request={request} />
    </>
  );
}
