import { LANGUAGES, type Language } from '@lions/domain';
import { copyText, notify } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { AskingButton } from './question';
import type { FamilyActions } from './use-family';

interface FamilySettingsProps {
  language: Language;
  texts: Dictionary['family'];
  actions: FamilyActions;
}

/** Calendar, mail language, the link itself, and the family's data rights (download, erase). */
export function FamilySettings(props: FamilySettingsProps) {
  const { language, texts, actions } = props;
  return (
    <section className="family-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{texts.settingsTitle}</h2>
      <div className="card">
        <Calendar {...props} />
        <MailLanguage {...props} />
        <div id="link">
          <h3>{texts.linkTitle}</h3>
          <p>{texts.linkText}</p>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={actions.working === 'link'}
            onClick={() => void actions.replaceLink()}
          >
            {actions.working === 'link' ? texts.working : texts.replaceLink}
          </button>
        </div>
        <div>
          <h3>{texts.downloadTitle}</h3>
          <p>{texts.downloadText}</p>
          <button type="button" className="button button-quiet" onClick={() => download(language)}>
            {texts.download}
          </button>
        </div>
        <Erase {...props} />
      </div>
    </section>
  );
}

/** The token exists only in the address. */
function download(language: Language): void {
  const token = location.pathname.split('/').at(-1) ?? '';
  location.assign(`/api/my/${token}/export?lang=${language}`);
}

function Calendar({ texts, actions }: FamilySettingsProps) {
  const { feedUrl } = actions.family;
  const copy = async () => {
    if (await copyText(feedUrl)) notify({ kind: 'success', title: texts.copied });
    else notify({ kind: 'error', title: texts.copyFailed, description: feedUrl });
  };
  return (
    <div>
      <h3>{texts.calendarTitle}</h3>
      <p>{texts.calendarText}</p>
      <div className="held-actions">
        <a className="button button-quiet" href={feedUrl.replace(/^https?:/, 'webcal:')}>
          {texts.subscribe}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {texts.copyCalendar}
        </button>
      </div>
    </div>
  );
}

function MailLanguage({ texts, actions }: FamilySettingsProps) {
  return (
    <div role="group" aria-labelledby="mail-language">
      <h3 id="mail-language">{texts.languageTitle}</h3>
      <div className="held-actions">
        {LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="button button-quiet"
            aria-pressed={actions.family.locale === code}
            aria-disabled={actions.working === 'language'}
            onClick={() => void actions.setLanguage(code, texts.languageSaved[code])}
          >
            {texts.languages[code]}
          </button>
        ))}
      </div>
    </div>
  );
}

function Erase({ texts, actions }: FamilySettingsProps) {
  const isWorking = actions.working === 'erase';
  return (
    <div>
      <h3>{texts.eraseTitle}</h3>
      <p>{texts.eraseText}</p>
      <AskingButton
        kind="danger"
        label={texts.erase}
        question={texts.eraseQuestion}
        yes={isWorking ? texts.working : texts.eraseYes}
        no={texts.eraseNo}
        isWorking={isWorking}
        onYes={() => void actions.erase()}
      />
    </div>
  );
}
