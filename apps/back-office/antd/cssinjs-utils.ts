/**
 * Takes the place of @ant-design/cssinjs-utils in the built back-office: hooks for components whose styles are
 * in the style sheet, so that they return class names only.
 */
import { CSS_VARIABLES } from '../src/app/theme';

export * from '@ant-design/cssinjs-utils/es/index.js';

/** The class of hashed styles, and the class of the CSS variables. Read when it is called: theme.ts imports antd. */
const classNames = (): [string, string] => ['', CSS_VARIABLES];

const styleHooks = () => ({
  genStyleHooks: () => classNames,
  genSubStyleComponent: () => () => null,
  genComponentStyleHook: () => () => '',
});
export { styleHooks as genStyleUtils };
