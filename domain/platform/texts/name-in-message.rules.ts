/** Dots that browsers and mail programs take for the one of a domain; NFKC makes dots of the others. */
const otherDots = /[。]/gu;
/** Characters that are not seen, and that a program which draws a link may leave out. */
const invisible = /\p{Cf}/gu;

/** The text as a program reads it that looks for links. */
const asRead = (text: string): string =>
  text.normalize('NFKC').replaceAll(invisible, '').replaceAll(otherDots, '.');

const lineBreak = /[\p{Cc}\u2028\u2029]/u;
/**
 * `evil.no`, `www.evil.no`, an IP address, and what names its protocol. "P.A. Hansen" has none. The digits of an IP address
 * stand one by one here: two of them behind a dot are a link already.
 */
const link = /[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}|\d\.\d\.\d\.\d|:\/\//u;
/** In a person's name nothing but a link or markup has these. */
const unlikelyInPersonName = /[/\\:@<>]/u;

/** Invisible characters, such as those that turn the text direction, except the two joiners that some scripts need. */
const hiddenMark = /(?![\u200c\u200d])\p{Cf}/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0f]/u;
/** Seven digits, whatever stands between them: the shortest phone numbers have as many. */
const phoneNumber = /\p{Nd}(?:[\s().+-]*\p{Nd}){6}/u;

/** True for a name that a message can hold: one line, and nothing that a phone makes a link of. */
export const isNameForMessage = (name: string): boolean =>
  !lineBreak.test(name) && !link.test(asRead(name));

/** The same for the typed name of a user or a holder; also rejects directional marks, emoji and phone numbers. */
export const isPersonName = (name: string): boolean =>
  isNameForMessage(name) &&
  !hiddenMark.test(name) &&
  ![unlikelyInPersonName, emoji, phoneNumber].some((pattern) => pattern.test(asRead(name)));

/** A company's name may be a domain where the register says so: "Finn.no AS". */
export const isCompanyName = (name: string, registeredName: string): boolean =>
  isNameForMessage(name) || name === registeredName.trim();

/**
 * A name as messages have it. A company may be called by its domain, and names that were stored before
 * this rule may be anything: no link comes from them, as each dot and slash in one is followed by a space.
 */
export function nameInMessage(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return isNameForMessage(line)
    ? line
    : asRead(line)
        .replaceAll(/(?<=[./:])(?=\S)/gu, ' ')
        .trim();
}
