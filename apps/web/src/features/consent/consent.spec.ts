import { scriptAttributes } from './analytics-script';
import { parseChoice, standingOf } from './consent-choice';

const AT = '2026-11-21T15:00:00.000Z';
const stored = (choice: string) => JSON.stringify({ choice, date: AT });

describe('the stored choice', () => {
  it.each(['granted', 'denied'])('%s is read with its date', (choice) => {
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
  ])('is none: %s', (text) => {
    expect(parseChoice(text)).toBeUndefined();
  });
});

describe('how things stand', () => {
  it('is open until there is an answer', () => {
    expect(standingOf(false, null)).toEqual({ kind: 'open' });
    expect(standingOf(false, stored('denied'))).toEqual({ kind: 'denied', at: AT });
  });

  it('is no while the browser sends Global Privacy Control, whatever was accepted before', () => {
    expect(standingOf(true, null)).toEqual({ kind: 'signal' });
    expect(standingOf(true, stored('granted'))).toEqual({ kind: 'signal' });
  });
});

describe('the outside script', () => {
  it('is named as Umami and Plausible ask for it, or by its address alone', () => {
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
