import { LANGUAGES } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../../i18n/dictionary';
import { RefreshForm } from './refresh-form';
import css from './team-page.css?inline';

const FROM_600 = css.replace(/@media[^{]*max-width: 599.98px[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

describe('refresh button', () => {
  it.each(LANGUAGES)('is written out from 600 px up, and named on phones: %s', (language) => {
    const texts = DICTIONARIES[language].tryouts.team;
    for (const isRefreshing of [false, true]) {
      const html = renderToStaticMarkup(
        <RefreshForm
          updated={undefined}
          changes={undefined}
          selected={undefined}
          isRefreshing={isRefreshing}
          onRefresh={() => undefined}
          language={language}
          texts={texts}
        />,
      );
      const name = isRefreshing ? texts.refreshing : texts.refresh;
      expect(html).toContain(`<span class="refresh-name">${name}</span>`);
    }
    expect(css).toMatch(/\.refresh-name \{[^}]*clip-path/);
    expect(FROM_600).not.toContain('.refresh-name');
  });
});
