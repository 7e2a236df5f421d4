import { isIP } from 'node:net';
import { LIMITS, USER_EMAIL_PATTERN } from '@lions/domain';

/** One environment variable: meaning, accepted values, and parser. */
export interface Variable<T> {
  meaning: string;
  takes: string;
  /** Default value as the documentation shows it. */
  shownDefault: string;
  /** Undefined: the text is invalid. */
  read: (text: string) => T | undefined;
}

/** A variable with a parser of its own. */
export function variable<T>(definition: Variable<T>): Variable<T> {
  return definition;
}

export const onOff = (meaning: string, shownDefault: string) =>
  variable({
    meaning,
    shownDefault,
    takes: "'on' or 'off'",
    read: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  });

export const text = (
  meaning: string,
  shownDefault: string,
  takes: string,
  accepts: (value: string) => boolean,
) => variable({ meaning, shownDefault, takes, read: (value) => (accepts(value) ? value : undefined) });

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

export const folder = (meaning: string, shownDefault: string) =>
  text(meaning, shownDefault, 'a folder', (value) => value.trim() !== '');

export const port = (meaning: string, shownDefault: string) =>
  variable({
    meaning,
    shownDefault,
    takes: 'a whole number from 1 to 65535',
    read: (value) =>
      /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535 ? Number(value) : undefined,
  });

export const webAddress = (meaning: string) =>
  text(meaning, 'none', 'an http or https address', isWebAddress);

/** `URL` ignores spaces and line breaks around an address, the clients of a server do not. */
const isUrl = (value: string) => !/\s/.test(value) && URL.canParse(value);

/** Clients of databases decode user name and password, in which '%' is written as '%25'; the one of mail servers need not. */
function hasReadableUser({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** The origin of a web address without a path, as browsers send it: lower case, without the usual port. */
export function originOf(value: string): string | undefined {
  if (!isUrl(value)) return undefined;
  const { protocol, pathname, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && href === `${origin}/` ? origin : undefined;
}

export function isDatabaseUrl(value: string): boolean {
  if (!isUrl(value)) return false;
  const url = new URL(value);
  return (
    ['mysql:', 'mariadb:'].includes(url.protocol) &&
    url.hostname !== '' &&
    url.search + url.hash === '' &&
    /^\/[\w-]+$/.test(url.pathname) &&
    hasReadableUser(url)
  );
}

/** A drawn secret of 32 characters has more kinds: hexadecimal digits have 14 on average. */
export const isSecret = (value: string) => value.length >= 32 && new Set(value).size >= 8;

/** A server address only: options of the client in a query or a path are refused. */
export const isServerUrl = (protocols: RegExp) => (value: string) => {
  if (!isUrl(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  return protocols.test(protocol) && hostname !== '' && ['', '/'].includes(pathname) && search + hash === '';
};

export function readAddresses(value: string): string[] | undefined {
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every((address) => isIP(address) !== 0) ? addresses : undefined;
}

/** The sender of mails; the name may be empty. */
export interface Sender {
  name: string;
  address: string;
}

/** 'mail@club.example', or with a name: 'Lions <mail@club.example>'. The name may be in quotes. */
export function readSender(value: string): Sender | undefined {
  // eslint-disable-next-line no-control-regex -- a line break would begin another header
  const named = /^([^<>\u0000-\u001f]{0,80})<([^<>]+)>$/.exec(value.trim());
  const [, name = '', address = value] = named ?? [];
  const sender = { name: withoutQuotes(name.trim()), address: address.trim() };
  return sender.address.length <= LIMITS.email && USER_EMAIL_PATTERN.test(sender.address)
    ? sender
    : undefined;
}

function withoutQuotes(name: string): string {
  const quoted = /^"(.*)"$/.exec(name)?.[1];
  return quoted === undefined ? name : quoted.replace(/\\(.)/g, '$1');
}
