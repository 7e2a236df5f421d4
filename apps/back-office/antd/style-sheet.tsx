import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { renderToString } from 'react-dom/server';
import { antdTheme } from '../src/app/theme';
import { COMPONENTS } from './components';
import { difference, prune } from './prune';

/** A rule that tells antd in the browser which styles are there. */
const CACHE_PATHS = /\.data-ant-cssinjs-cache-path\{[^}]*\}/;

function stylesOf(scheme: Parameters<typeof antdTheme>[0]) {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme(scheme)}>{COMPONENTS}</ConfigProvider>
    </StyleProvider>,
  );
  const css = (types: 'style' | ('token' | 'cssVar')[]) =>
    extractStyle(cache, { plain: true, types }).replace(CACHE_PATHS, '');
  return { keys: [...cache.cache.keys()], rules: css('style'), variables: css(['token', 'cssVar']) };
}

/** antd's style sheet for both colour schemes, and the keys of its parts in antd's cache. */
export function antdStyleSheet() {
  const inLight = stylesOf('light');
  const inDark = stylesOf('dark');
  if (inLight.rules !== inDark.rules) throw new Error('A rule of antd depends on the colour scheme.');
  // A component that brings its own theme would add all variables under a class that no page has.
  if (inLight.variables.includes('.css-var-')) throw new Error('A component has a theme of its own.');
  const dark = `@media (prefers-color-scheme: dark){${difference(inDark.variables, inLight.variables)}}`;
  return { keys: inLight.keys, css: prune(`${inLight.variables}${dark}${inLight.rules}`) };
}
