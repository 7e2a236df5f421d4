import { WarningOutlined } from '@ant-design/icons';
import { holdsContact, isOneWord, sortPlayers } from '@lions/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/screen/tags';

/** Preview of the list as families will see it. */
export function PlayerPreview({ names }: { names: string[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <div className="admin-preview">
      <h3 id={titleId}>{t('tryouts.preview')}</h3>
      {names.length === 0 ? (
        <p className="admin-hint">{t('tryouts.noPlayers')}</p>
      ) : (
        // Reachable by key, because it scrolls.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        <ol className="admin-names" tabIndex={0} aria-labelledby={titleId}>
          {sortPlayers(names).map((name, index) => (
            <li key={`${name} ${index}`}>
              {name}
              {isOneWord(name) && <Mark text={t('tryouts.oneWordMark')} />}
              {holdsContact(name) && <Mark text={t('tryouts.contactMark')} />}
            </li>
          ))}
        </ol>
      )}
      <p className="admin-count">
        <b>{t('tryouts.totalPlayers', { total: names.length })}</b>
      </p>
    </div>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <>
      {' '}
      <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
        {text}
      </Tag>
    </>
  );
}
