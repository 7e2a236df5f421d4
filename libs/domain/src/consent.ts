/** The privacy notice that stands above every form that takes a person's data; another text, another version (decisions 10). */
export const CONSENT_VERSION = '2026-11';
