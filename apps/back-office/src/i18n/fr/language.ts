/** Texts that the back-office loads for French. */
export { default as antdLocale } from 'antd/es/locale/fr_CA';
export { fr as dictionary } from './dictionary';
