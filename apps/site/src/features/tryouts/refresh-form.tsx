import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';

interface RefreshFormProps {
  /** Time of the team's last change; undefined if never changed. */
  updated: string | undefined;
  /** Result of the last refresh; undefined before the first. */
  changes: string[] | undefined;
  selected: number | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
  language: Language;
  texts: Dictionary['tryouts']['team'];
}

/** When the team last changed, and a button that reads it again. Without JavaScript it reloads the page. */
export function RefreshForm({
  updated,
  changes,
  selected,
  isRefreshing,
  language,
  texts,
  ...rest
}: RefreshFormProps) {
  return (
    <form
      className="refresh"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        rest.onRefresh();
      }}
    >
      {selected !== undefined && <input type="hidden" name="session" value={selected} />}
      {/* Not `disabled`, which would take the focus from the pressed button. */}
      <button className="button button-ghost" aria-disabled={isRefreshing}>
        <span className="refresh-name">{isRefreshing ? texts.refreshing : texts.refresh}</span>
      </button>
      <p>
        {updated === undefined
          ? texts.notUpdated
          : translate(language, texts, 'lastUpdated', { when: updated })}
      </p>
      <p className="refresh-found" aria-live="polite">
        {changes?.join(' · ')}
      </p>
    </form>
  );
}
