/** The version of the privacy notice on every form with personal data; it changes with the text. */
export const CONSENT_VERSION = '2026-11-22';
