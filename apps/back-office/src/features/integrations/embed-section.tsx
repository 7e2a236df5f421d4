import { useListTeamsQuery } from '@lions/api-client';
import { LANGUAGES, LEAGUES, teamNameIn, type Language } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/screen/copy';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { useLanguage } from '../../ui/session/language';
import { embedOf, type EmbedChoice } from './embed-snippet';
import './embed.css';

/** The schedule for other sites: the choice, the snippet to copy, and what it shows. */
export function EmbedSection() {
  const { t } = useTranslation();
  const id = useId();
  const [ownLanguage] = useLanguage();
  const [choice, setChoice] = useState<EmbedChoice>('club');
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const { data, error, refetch } = useListTeamsQuery({});
  const teams = (data ?? []).filter(({ isVisible }) => isVisible);
  const { snippet, frame } = embedOf(choice, teams, language, location.origin);
  const choices = [
    { value: 'club', label: t('integrations.embed.club') },
    ...LEAGUES.map((league) => ({ value: league, label: LEAGUE_CONTENT[league].label })),
    ...teams.map((team) => ({ value: String(team.id), label: teamNameIn(team, ownLanguage) })),
  ];

  return (
    <section className="admin-card integrations-card" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('integrations.embed.title')}</h2>
      <p className="admin-hint">{t('integrations.embed.intro')}</p>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <AdminSpinner />}
      {data && (
        <>
          <div className="admin-form-grid embed-choice">
            <div>
              <label htmlFor={`${id}choice`}>{t('integrations.embed.choice')}</label>
              <Select<EmbedChoice> id={`${id}choice`} value={choice} options={choices} onChange={setChoice} />
            </div>
            <div>
              <label htmlFor={`${id}language`}>{t('integrations.embed.language')}</label>
              <Select<Language>
                id={`${id}language`}
                value={language}
                options={LANGUAGES.map((value) => ({
                  value,
                  label: t(`integrations.embed.languages.${value}`),
                }))}
                onChange={setLanguage}
              />
            </div>
          </div>
          <CopyField
            className="embed-snippet"
            label={t('integrations.embed.snippet')}
            value={snippet}
            copy={t('integrations.embed.copy')}
          />
          <h3>{t('integrations.embed.preview')}</h3>
          <iframe className="embed-preview" src={frame} title={t('integrations.embed.preview')} />
        </>
      )}
    </section>
  );
}
