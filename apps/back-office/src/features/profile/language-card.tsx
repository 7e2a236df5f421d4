import { LANGUAGES } from '@lions/domain';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

/** Language choice, the same setting as the header's button; kept in this browser. */
export function LanguageCard() {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const titleId = useId();
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.language')}</h2>
      <p className="admin-hint">{t('profile.languageHint')}</p>
      <Radio.Group
        aria-labelledby={titleId}
        className="admin-profile-choice"
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
        onChange={({ target }) => changeLanguage(target.value as typeof language)}
      />
    </section>
  );
}
