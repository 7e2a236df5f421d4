import { isIPv4, isIPv6 } from 'node:net';
import { remembered } from '@lions/domain';

/**
 * The network of an address: /24 of IPv4, /48 of IPv6. Nothing else is kept of a sign-in's origin: enough to tell
 * home from abroad, too little to identify a household. Empty for an invalid address.
 */
export const networkOf = remembered((address): string => {
  // A dual-stack server sees IPv4 addresses in this form.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${first48Bits(plain)}/48` : '';
});

/**
 * An address of X-Forwarded-For without its port: some proxies write `192.0.2.1:4001` and `[2001:db8::1]:4001`, and each
 * connection would count as a client of its own.
 */
export function withoutPort(address: string): string {
  const plain = address.trim();
  if (plain.startsWith('[')) return plain.slice(1).split(']', 1)[0] ?? '';
  const [host = '', port, ...more] = plain.split(':', 3);
  return port !== undefined && more.length === 0 ? host : plain;
}

/** The URL parser writes an IPv6 address in its canonical short form. */
const shortForm = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

function first48Bits(address: string): string {
  const [head = '', tail = ''] = shortForm(address).split('::');
  const [before, after] = [head, tail].map((groups) => (groups === '' ? [] : groups.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after];
  return shortForm(`${groups.slice(0, 3).join(':')}::`);
}
