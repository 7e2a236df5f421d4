import {
  clubFields,
  formatTimes,
  LANGUAGES,
  readClubValue,
  type ClubField,
  type ClubKey,
  type ClubValue,
  type Language,
} from '@lions/domain';
import { birthYears, clubWords, formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { clubToday } from '../../ui/time/clock';

interface ClubPreviewProps {
  setting: ClubKey;
  /** Values in the form. */
  input: Record<string, unknown>;
}

/** Preview of the public site, in both languages side by side. */
export function ClubPreview({ setting, input }: ClubPreviewProps) {
  const { t } = useTranslation();
  const { value } = readClubValue(setting, input);
  return (
    <div className="admin-panel club-preview">
      <h3>{t('club.preview')}</h3>
      {value ? (
        <div className="club-preview-languages">
          {LANGUAGES.map((language) => (
            <div key={language}>
              <h4 className="admin-hint">{t(`club.languages.${language}`)}</h4>
              <PreviewLines lines={clubLines(setting, value, language)} language={language} />
            </div>
          ))}
        </div>
      ) : (
        <p className="admin-hint">{t('club.previewProblem')}</p>
      )}
      {value && <Days value={value} />}
    </div>
  );
}

function PreviewLines({ lines, language }: { lines: string[]; language: Language }) {
  const { t } = useTranslation();
  if (lines.length === 0) return <p className="admin-hint">{t('club.previewNothing')}</p>;
  return (
    <ul lang={language}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Days({ value }: { value: ClubValue }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { firstDay: first, lastDay: last } = value as { firstDay?: string; lastDay?: string };
  if (first === undefined || last === undefined) return null;
  return (
    <p className="admin-hint">
      {t('club.fromTo', { first: formatDay(first, language), last: formatDay(last, language) })}
    </p>
  );
}

/** The texts of a setting as pages have them. */
export function clubLines(setting: ClubKey, value: object, language: Language): string[] {
  if (setting === 'season') {
    const { seasonTitle, seasonTryouts } = clubWords(value as ClubValue<'season'>, clubToday(), language);
    return [seasonTitle, seasonTryouts];
  }
  if (setting === 'divisions') {
    const { divisions = [] } = value as ClubValue<'divisions'>;
    return divisions.map((division) => `${birthYears(division, language)} · ${division.name[language]}`);
  }
  return textsOf(clubFields(setting), value, language);
}

/** The days of a setting are below its lines; those of a row are in its line. */
function textsOf(fields: [string, ClubField][], value: object, language: Language, isRow = false): string[] {
  const contents = value as Record<string, unknown>;
  return fields.flatMap(([name, field]) => {
    const content = contents[name];
    const { kind, fields: inner = {} } = field;
    if (content === undefined) return [];
    if (kind === 'day') return isRow ? [formatDay(content as string, language)] : [];
    if (kind === 'flag') return isRow ? [] : [field[language]];
    if (kind === 'times') return [formatTimes(content as string, language)];
    if (kind === 'words') return [(content as Record<Language, string>)[language]];
    if (kind !== 'rows') return [String(content as string | number)];
    return (content as object[]).map((row) =>
      textsOf(Object.entries(inner), row, language, true).join(' · '),
    );
  });
}
