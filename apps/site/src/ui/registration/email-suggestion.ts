/**
 * Domains of families' addresses that are often mistyped. A list of our own: the known packages guess by endings
 * (hotmail.con gives hotmail.co) and ask about real domains such as email.com; mailcheck is unchanged since 2016 and
 * \@zootools/email-spell-checker since 2023.
 */
const SUGGESTED = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
  'videotron.ca',
  'sympatico.ca',
  'protonmail.com',
];
/** Real domains that look like a mistyped one. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'hotmail.fr', 'yahoo.fr', 'outlook.fr'];
/** Providers with one domain only: another ending is a mistake. */
const ONE_ENDING = /^(gmail|icloud|videotron|sympatico)\./;

/** Whether one letter is missing, added, replaced, or swapped with the next. */
function isOneSlip(one: string, other: string): boolean {
  let [from, toOne, toOther] = [0, one.length, other.length];
  while (from < Math.min(toOne, toOther) && one[from] === other[from]) from += 1;
  while (Math.min(toOne, toOther) > from && one[toOne - 1] === other[toOther - 1]) {
    toOne -= 1;
    toOther -= 1;
  }
  const [rest, otherRest] = [one.slice(from, toOne), other.slice(from, toOther)];
  if (rest.length === 2) return otherRest === rest.charAt(1) + rest.charAt(0);
  return Math.max(rest.length, otherRest.length) === 1;
}

/** The address that was probably meant; undefined for a plausible one, and while it is still being typed. */
export function suggestedEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed.toLowerCase()) ?? [];
  if (name === undefined || [...SUGGESTED, ...OTHERS].includes(domain)) return undefined;
  const [provider] = ONE_ENDING.exec(domain) ?? [];
  const meant = SUGGESTED.find(
    (known) =>
      !known.startsWith(domain) &&
      (isOneSlip(domain, known) ||
        (provider !== undefined && /\.\w{2}/.test(domain) && known.startsWith(provider))),
  );
  return meant && `${typed.trim().slice(0, name.length)}@${meant}`;
}
