import type { IncomingMessage } from 'node:http';
import { CacheableAddresses } from './cacheable-addresses.js';

const addresses = new CacheableAddresses((url) => ({ url }));
const keyOf = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  addresses.of({ method, url, headers } as IncomingMessage)?.key;

describe('a cacheable address', () => {
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

  it.each([
    ['fbclid=x&lang=fr', '?lang=fr'],
    ['_=1&lang=fr&nocache=1', '?lang=fr'],
    [`x=${'y'.repeat(5000)}&lang=en`, '?lang=en'],
    ['a=b?c#d&a=b&lang=fr', '?lang=fr'],
  ])('of a calendar file is the one without unknown parameters: %s', (query, known) => {
    for (const path of [
      'club.ics',
      'practices.ics',
      'league/lheq.ics',
      'team/3.ics',
      'session/3.ics',
      'practice/3.ics',
    ])
      expect(keyOf(`/api/calendar/${path}?${query}`)).toBe(`/api/calendar/${path}${known}`);
  });

  it('of a feed or a table has the language of the visitor where it names none', () => {
    const french = { 'accept-language': 'fr' };
    expect(keyOf('/api/calendar/club.ics?fbclid=x', french)).toBe('/api/calendar/club.ics?lang=fr');
    expect(keyOf('/api/calendar/club.ics', {})).toBe('/api/calendar/club.ics?lang=en');
    expect(keyOf('/api/calendar/club.ics?lang=en', french)).toBe('/api/calendar/club.ics?lang=en');
    expect(keyOf('/api/teams?format=csv', french)).toBe('/api/teams?format=csv&lang=fr');
    expect(keyOf('/api/teams?format=csv&updatedSince=2026', french)).toBeUndefined();
  });

  it.each(['lang=fr&lang=en', 'lang=f%3Fr', `lang=${'f'.repeat(30)}`])(
    'of a calendar file does not exist for a wrong language: %s',
    (query) => expect(keyOf(`/api/calendar/club.ics?${query}`)).toBeUndefined(),
  );

  it('does not exist for a body, another method or a sign-in', () => {
    expect(keyOf('/about', { 'content-length': '0' })).toBeUndefined();
    expect(keyOf('/about', {}, 'POST')).toBeUndefined();
    expect(keyOf('/about', { cookie: 'a=1; access_token=x' })).toBeUndefined();
    expect(keyOf('/about', { 'x-sign-in': 'required' })).toBeUndefined();
  });
});
