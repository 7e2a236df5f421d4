/** Texts that the back-office loads for English. */
export { default as antdLocale } from 'antd/es/locale/en_US';
export { en as dictionary } from './dictionary';
