import { textFor } from './text-for.js';

it.each([
  ['en', { en: 'Skates', fr: 'Patins' }, { text: 'Skates' }],
  ['fr', { en: 'Skates', fr: 'Patins' }, { text: 'Patins' }],
  ['fr', { en: 'Skates', fr: null }, { text: 'Skates', language: 'en' }],
  ['en', { en: '', fr: 'Patins' }, { text: 'Patins', language: 'fr' }],
  ['en', { en: null, fr: '' }, undefined],
] as const)('a reader of %s gets of %j: %j', (language, texts, expected) => {
  expect(textFor(texts, language)).toEqual(expected);
});
