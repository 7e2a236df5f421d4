import { CONSENT_VERSION } from '../registrations/registration.js';
import type { ClubValue } from './club-settings.js';

/** FNV-1a over code points, in eight hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The version of the notice with the club's conditions: '2026-11-25', or '2026-11-25+1f2e3d4c' with conditions. */
export function consentVersionOf({ conditions }: ClubValue<'conditions'>): string {
  if (conditions === undefined) return CONSENT_VERSION;
  const texts = conditions.map(({ text }) => [text.en, text.fr]);
  return `${CONSENT_VERSION}+${fingerprint(JSON.stringify(texts))}`;
}
