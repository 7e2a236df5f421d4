import { LANGUAGES, type Language } from '@lions/domain';
import { copyText, notify } from '@lions/web-base';
import { LeaveFamily, SecondGuardian } from './family-guardian';
import { SettingsPart, type SettingsProps } from './family-settings-part';
import { AskingButton } from './question';

/** Calendar, second guardian, mail language, the link itself, and the family's data rights (download, erase). */
export function FamilySettings(props: SettingsProps) {
  const { texts, actions } = props;
  return (
    <section className="family-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{texts.settingsTitle}</h2>
      <div className="card">
        <Calendar {...props} />
        {actions.family.isGuardian ? <LeaveFamily {...props} /> : <OwnSettings {...props} />}
      </div>
    </section>
  );
}

/** The settings that a second guardian does not have. */
function OwnSettings(props: SettingsProps) {
  const { language, texts, actions } = props;
  return (
    <>
      <SecondGuardian {...props} />
      <MailLanguage {...props} />
      <SettingsPart title={texts.linkTitle}>
        <p>{texts.linkText}</p>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={actions.working === 'link'}
          onClick={() => void actions.replaceLink()}
        >
          {actions.working === 'link' ? texts.working : texts.replaceLink}
        </button>
      </SettingsPart>
      <SettingsPart title={texts.downloadTitle}>
        <p>{texts.downloadText}</p>
        <button type="button" className="button button-quiet" onClick={() => download(language)}>
          {texts.download}
        </button>
      </SettingsPart>
      <Erase {...props} />
    </>
  );
}

/** The token exists only in the address. */
function download(language: Language): void {
  const token = location.pathname.split('/').at(-1) ?? '';
  location.assign(`/api/my/${token}/export?lang=${language}`);
}

function Calendar({ texts, actions }: SettingsProps) {
  const { feedUrl } = actions.family;
  const copy = async () => {
    if (await copyText(feedUrl)) notify({ kind: 'success', title: texts.copied });
    else notify({ kind: 'error', title: texts.copyFailed, description: feedUrl });
  };
  return (
    <SettingsPart title={texts.calendarTitle}>
      <p>{texts.calendarText}</p>
      <div className="held-actions">
        <a className="button button-quiet" href={feedUrl.replace(/^https?:/, 'webcal:')}>
          {texts.subscribe}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {texts.copyCalendar}
        </button>
      </div>
    </SettingsPart>
  );
}

function MailLanguage({ texts, actions }: SettingsProps) {
  return (
    <SettingsPart title={texts.languageTitle}>
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
    </SettingsPart>
  );
}

function Erase({ texts, actions }: SettingsProps) {
  const isWorking = actions.working === 'erase';
  return (
    <SettingsPart title={texts.eraseTitle}>
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
    </SettingsPart>
  );
}
