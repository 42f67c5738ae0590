import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';
import type { Theme } from '#platform/http/look-of-request.ts';
import { html, type Html, trusted } from '#platform/stand-ins/html.ts';
import { page } from '../identity-provider/page.ts';
import { identifiedPeople, type IdentifiedPerson } from './identified-people.ts';
import { identityTextsIn } from './identity-texts.ts';

type ChoosePersonPage = { tenant: TenantId; language: Language; theme: Theme; action: string };

/** In place of BankID: one button for each person, without a password. */
export function choosePersonPage({ action, ...look }: ChoosePersonPage): string {
  const { language } = look;
  const texts = identityTextsIn(language);
  const people = identifiedPeople.map((person) => personButton(person, language).markup).join('');
  const content = html`<h1>${texts.choosePerson}</h1>
    <p class="stand-in">${texts.standIn}</p>
    <form method="post" action="${action}" class="people">${trusted(people)}</form>
    <form method="post" action="${action}/cancel">
      <button class="plain">${texts.cancel}</button>
    </form>`;
  return page({ ...look, title: texts.choosePerson, content });
}

const personButton = (person: IdentifiedPerson, language: Language): Html =>
  html`<button name="person" value="${person.subject}">
    <b>${person.givenName} ${person.familyName}</b>
    <span>${identityTextsIn(language).born} ${dateText(person.birthdate)}</span>
    <span>${person.use[language]}</span>
  </button>`;

/** Day, month and year, as people write it; a malformed date as it is. */
const dateText = (birthdate: string): string =>
  birthdate.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
