import { scriptAttributes, parseChoice, consentStateOf } from './use-consent';

const AT = '2026-11-21T15:00:00.000Z';
const stored = (choice: string) => JSON.stringify({ choice, date: AT });

describe('stored choice', () => {
  it.each(['granted', 'denied'])('parses %s with its date', (choice) => {
    expect(parseChoice(stored(choice))).toEqual({ kind: choice, at: AT });
  });

  it.each([
    null,
    '',
    'granted',
    '{',
    'null',
    '[]',
    stored('maybe'),
    '{"choice":"granted"}',
    '{"choice":"granted","date":"soon"}',
  ])('ignores %s', (text) => {
    expect(parseChoice(text)).toBeUndefined();
  });
});

describe('consent state', () => {
  it('is open until there is an answer', () => {
    expect(consentStateOf(false, null)).toEqual({ kind: 'open' });
    expect(consentStateOf(false, stored('denied'))).toEqual({ kind: 'denied', at: AT });
  });

  it('is refused while the browser sends Global Privacy Control, whatever was accepted before', () => {
    expect(consentStateOf(true, null)).toEqual({ kind: 'signal' });
    expect(consentStateOf(true, stored('granted'))).toEqual({ kind: 'signal' });
  });
});

describe('third-party script', () => {
  it('has the attributes of Umami and Plausible, or only its address', () => {
    const scriptUrl = 'https://stats.example/script.js';
    expect(scriptAttributes({ scriptUrl, id: 'lions.example' })).toEqual({
      defer: '',
      src: scriptUrl,
      'data-website-id': 'lions.example',
      'data-domain': 'lions.example',
    });
    expect(scriptAttributes({ scriptUrl })).toEqual({ defer: '', src: scriptUrl });
  });
});
