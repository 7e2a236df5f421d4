import type { ApiError } from '@lions/api-client';
import { ERRORS, VALIDATION, type ErrorCode } from '@lions/domain';
import i18next, { type TFunction } from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionaries';
import { errorSentence, fieldProblems } from './errors';

const failed = (error: Partial<ApiError>): ApiError => ({ status: 400, message: '', details: [], ...error });

let english: TFunction;
let french: TFunction;

beforeAll(async () => {
  const resources = { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } };
  await i18next.init({ resources, defaultNS: 'admin', ns: ['admin'], interpolation: { escapeValue: false } });
  english = i18next.getFixedT('en');
  french = i18next.getFixedT('fr');
});

describe('errorSentence', () => {
  it('has every code in both languages, in English the API’s own text', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      expect(errorSentence(english, failed({ code }))).toBe(ERRORS[code].error);
      expect(errorSentence(french, failed({ code }))).toBe(ADMIN_DICTIONARIES.fr.errors[code]);
    }
  });

  it('names the invalid field', () => {
    const details = [{ field: 'name', message: VALIDATION.teamNameRequired }];
    const error = failed({ code: 'VALIDATION_FAILED', details });
    expect(errorSentence(english, error)).toBe('Team name is required');
    expect(errorSentence(french, error)).toBe('Le nom de l’équipe est obligatoire');
  });

  it('names the refused entry of a list', () => {
    const details = [
      { field: 'playerNames.3', message: VALIDATION.playerHoldsContact, entry: 'Ana 5145550100' },
    ];
    const error = failed({ code: 'VALIDATION_FAILED', details });
    expect(errorSentence(english, error)).toBe(`Ana 5145550100: ${VALIDATION.playerHoldsContact}`);
    expect(errorSentence(french, error)).toMatch(/^Ana 5145550100\u00a0: La liste est publique/);
  });

  it('distinguishes an unreachable server from an answer without a code', () => {
    expect(errorSentence(english, failed({ status: 0 }))).toContain('cannot be reached');
    expect(errorSentence(english, failed({ status: 502 }))).toContain('unexpected');
  });

  it('names the seconds to wait, and maps a proxy’s status without a code', () => {
    const limited = failed({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 41 });
    expect(errorSentence(english, limited)).toBe(
      'Too many requests. Please wait a moment and try again. You can try again in 41 seconds.',
    );
    expect(errorSentence(french, failed({ status: 503, retryAfterSeconds: 1 }))).toMatch(
      /dans 1\u00a0seconde\.$/,
    );
    expect(errorSentence(english, failed({ status: 413 }))).toBe(ERRORS.BODY_TOO_LARGE.error);
  });

  it('includes the request id', () => {
    const error = failed({ status: 500, code: 'INTERNAL_ERROR', requestId: '4f1c' });
    expect(errorSentence(french, error)).toBe(`${ADMIN_DICTIONARIES.fr.errors.INTERNAL_ERROR} (4f1c)`);
  });

  it('has a text for an error that is not the API’s', () => {
    for (const thrown of [undefined, null, 'x', new TypeError('x')])
      expect(errorSentence(french, thrown)).toContain('imprévu');
  });
});

describe('fieldProblems', () => {
  it('translates known validation messages, and keeps unknown ones', () => {
    const details = [
      { field: 'email', message: VALIDATION.emailInvalid },
      { field: 'x', message: 'Unknown field' },
    ];
    expect(fieldProblems(french, failed({ details }))).toEqual([
      { field: 'email', message: 'Adresse courriel invalide' },
      { field: 'x', message: 'Unknown field' },
    ]);
  });
});
