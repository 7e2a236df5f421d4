import type { IncomingMessage } from 'node:http';
import { KeptAddresses } from './kept-addresses.js';

const addresses = new KeptAddresses((url) => ({ url }));
const keyOf = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  addresses.of({ method, url, headers } as IncomingMessage)?.key;

describe('a kept address', () => {
  it('has the language of the visitor', () => {
    expect(keyOf('/about')).toBe('en /about');
    expect(keyOf('/about', { 'accept-language': 'fr-CA' })).toBe('fr /about');
    expect(keyOf('/about', { cookie: 'language=fr', 'accept-language': 'en' })).toBe('fr /about');
    expect(keyOf('/api/teams?league=lheq', { 'accept-language': 'fr' })).toBe('/api/teams?league=lheq');
  });

  it.each([
    '/hockey-programs/tryouts/../..',
    '/hockey-programs/%2e%2e/tryouts',
    '/./about',
    '/about#x',
    '/about\\x',
    'http://evil.example/about',
    '/about?month=2026-12?x',
    '/api/teams?league=lheq?x',
    '/api/teams?league=lheq&league=m18aaa',
    '/api/teams?unknown=1',
    '/api/teams/07/sessions',
    '/api/health/ready',
    `/about?${'x'.repeat(300)}`,
  ])('does not exist for %s', (url) => expect(keyOf(url)).toBeUndefined());

  it('does not exist for a body, another method or a sign-in', () => {
    expect(keyOf('/about', { 'content-length': '0' })).toBeUndefined();
    expect(keyOf('/about', {}, 'POST')).toBeUndefined();
    expect(keyOf('/about', { cookie: 'a=1; access_token=x' })).toBeUndefined();
    expect(keyOf('/about', { 'x-sign-in': 'required' })).toBeUndefined();
  });
});
