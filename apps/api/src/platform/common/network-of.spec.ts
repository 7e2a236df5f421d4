import { networkOf, withoutPort } from './network-of.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:0001::6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['::1:2:3:4:5:6', '0:0:1::/48'],
    ['parent@example.test', ''],
    ['', ''],
    ['not an address', ''],
    ['192.0.2.77.1', ''],
  ])('of %j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('an address without its port', () => {
  it.each([
    ['192.0.2.77:4001', '192.0.2.77'],
    ['192.0.2.77', '192.0.2.77'],
    [' 192.0.2.77:4001 ', '192.0.2.77'],
    ['[2001:db8::6]:4001', '2001:db8::6'],
    ['[2001:db8::6]', '2001:db8::6'],
    ['2001:db8::6', '2001:db8::6'],
    ['::ffff:192.0.2.77', '::ffff:192.0.2.77'],
    ['::', '::'],
    ['[', ''],
    ['', ''],
  ])('of %j is %j', (address, plain) => {
    expect(withoutPort(address)).toBe(plain);
  });
});
