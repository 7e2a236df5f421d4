import {
  joinOneWordNames,
  namesAlone,
  reviewPlayerList,
  withOneSpelling,
  withoutRepetitions,
} from '@lions/domain';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PlayerListFindingsProps {
  text: string;
  onFix: (text: string) => void;
}

/** Suspicious lines of the text, each with a one-tap fix. */
export function PlayerListFindings({ text, onFix }: PlayerListFindingsProps) {
  const { t } = useTranslation();
  const { extras, repeated, alike, oneWord } = reviewPlayerList(text);
  const halves = oneWord.reduce((sum, { name }) => sum + (name === undefined ? 1 : 2), 0);
  return (
    <div role="status">
      {extras.length > 0 && (
        <Finding
          title={t('tryouts.extras', { count: extras.length })}
          lines={extras.map(({ written, name }) => `${written} → ${name || t('tryouts.noName')}`)}
        >
          <Button onClick={() => onFix(namesAlone(text))}>{t('tryouts.fixAll')}</Button>
        </Finding>
      )}
      {oneWord.length > 0 && (
        <Finding
          title={t('tryouts.oneWord', { count: halves })}
          lines={oneWord.map(({ written, name }) => (name === undefined ? written : `${written} → ${name}`))}
        >
          {oneWord.some(({ name }) => name !== undefined) && (
            <Button onClick={() => onFix(joinOneWordNames(text))}>{t('tryouts.joinNames')}</Button>
          )}
        </Finding>
      )}
      {repeated.length > 0 && (
        <Finding title={t('tryouts.repeated', { count: repeated.length })} lines={repeated}>
          <Button onClick={() => onFix(withoutRepetitions(text))}>{t('tryouts.removeRepeated')}</Button>
        </Finding>
      )}
      {alike.length > 0 && (
        <Finding
          title={t('tryouts.alike', { count: alike.length })}
          lines={alike.map((group) => group.join(' / '))}
        >
          {alike.flat().map((name) => (
            <Button key={name} onClick={() => onFix(withOneSpelling(text, name))}>
              {t('tryouts.keepSpelling', { name })}
            </Button>
          ))}
        </Finding>
      )}
    </div>
  );
}

interface FindingProps {
  title: string;
  lines: string[];
  children: ReactNode;
}

function Finding({ title, lines, children }: FindingProps) {
  const description = (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is scrolled by the keyboard */}
      <ul className="admin-finding" tabIndex={0} aria-label={title}>
        {lines.map((line, index) => (
          <li key={`${line} ${index}`}>{line}</li>
        ))}
      </ul>
      <div className="admin-form-actions">{children}</div>
    </>
  );
  return <Alert type="warning" showIcon className="admin-alert" title={title} description={description} />;
}
