/** In English the texts at a field are the API's own. */
export { VALIDATION as validationEn } from '@lions/domain';
export * from './crest';
export * from './i18n/address';
export { errors as errorsEn } from './i18n/en/errors';
export { shell as shellEn } from './i18n/en/shell';
export * from './i18n/formats';
export { errors as errorsFr } from './i18n/fr/errors';
export { shell as shellFr } from './i18n/fr/shell';
export { validation as validationFr } from './i18n/fr/validation';
export * from './i18n/translate';
export * from './leagues';
export * from './notices/notice-store';
export * from './notices/notices';
export { default as noticesCss } from './notices/notices.css?inline';
export * from './share-link/qr-path';
export * from './share-link/share-link';
export * from './theme';
export { default as hiddenCss } from './visually-hidden.css?inline';
