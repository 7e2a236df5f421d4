import { type TeamDto, useCurrentUser } from '@lions/api-client';
import {
  holdsContact,
  isOneWord,
  LIMITS,
  parsePlayerList,
  playerListChanges,
  sortPlayers,
} from '@lions/domain';
import { Alert, Button, Input } from 'antd';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningOutlined } from '@ant-design/icons';
import { useMomentFormat } from '../../ui/time/clock';
import { useSaveShortcut } from '../../ui/screen/shortcuts';
import { SeasonEndNotice } from '../../ui/clean-up/season-end';
import { ConflictAlert } from '../../ui/forms/version-conflict';
import { PlayerListFindings } from './player-list-findings';
import { usePlayerList } from './use-player-list';
import { Tag } from '../../ui/screen/tags';
import './player-list.css';

/** 'Competing Players - {team}': paste a list, preview it, save it; read-only, the list alone. */
export function PlayersCard({ team, isReadOnly }: { team: TeamDto; isReadOnly: boolean }) {
  const { user } = useCurrentUser();
  if (isReadOnly) return <PlayerNames team={team} />;
  return user && <PlayerListForm team={team} userId={user.id} />;
}

function PlayerListForm({ team, userId }: { team: TeamDto; userId: number }) {
  const { t } = useTranslation();
  const list = usePlayerList(team, userId);
  const { text, busy, conflict, isUnsaved, type } = list;
  const [fieldId, titleId] = [useId(), useId()];
  const names = parsePlayerList(text);
  const problem = playerListProblem(t, names);
  const saveTyped = () => {
    if (isUnsaved && !busy && problem === undefined) void list.save();
  };
  useSaveShortcut(saveTyped);
  const saveHere = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    // In this field Ctrl+S saves this list, even while a session form is open above.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) saveTyped();
  };
  const compared = { label: t('tryouts.playersOf', { team: team.name }), show: showNames };
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tryouts.playersOf', { team: team.name })}</h2>
      {conflict && (
        <ConflictAlert conflict={conflict} fields={[compared]} onChoose={(chosen) => type(chosen.text)} />
      )}
      {team.activePlayers.length > 0 && <SeasonEndNotice />}
      <RestoredDraft at={list.restoredAt} onDiscard={list.discard} />
      <div className="admin-columns">
        <div>
          <label htmlFor={fieldId}>{t('tryouts.playersLabel')}</label>
          <p className="admin-hint">{t('tryouts.playersHint')}</p>
          <Input.TextArea
            id={fieldId}
            value={text}
            autoSize={{ minRows: 6, maxRows: 16 }}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onKeyDown={saveHere}
          />
          {problem && <Alert type="error" showIcon role="alert" className="admin-alert" title={problem} />}
          <PlayerListFindings text={text} onFix={(fixed) => type(fixed)} />
          <ListState names={names} saved={team.activePlayers} isUnsaved={isUnsaved} />
          <div className="admin-form-actions">
            <Button
              type="primary"
              loading={busy}
              disabled={problem !== undefined}
              onClick={() => void list.save()}
            >
              {t(busy ? 'tryouts.updatingPlayers' : 'tryouts.updatePlayers')}
            </Button>
            {isUnsaved && <Button onClick={list.discard}>{t('tryouts.discard')}</Button>}
            {list.undo && (
              <span className="admin-saved">
                <span>{t('tryouts.playersSaved')}</span>
                <Button disabled={busy} onClick={() => void list.undo?.()}>
                  {t('tryouts.undo')}
                </Button>
              </span>
            )}
          </div>
        </div>
        <PlayerPreview names={names} />
      </div>
    </section>
  );
}

function PlayerNames({ team }: { team: TeamDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tryouts.playersOf', { team: team.name })}</h2>
      <PlayerPreview names={team.activePlayers} />
    </section>
  );
}

const showNames = ({ text }: { text: string }) => sortPlayers(parsePlayerList(text)).join(', ');

/**
 * Notice that unsaved text was restored after a reload or an expired sign-in, with a discard
 * button.
 */
function RestoredDraft({ at, onDiscard }: { at: string | undefined; onDiscard: () => void }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  if (at === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="admin-alert"
      title={t('tryouts.restoredDraft', { when: formatMoment(at) })}
      action={<Button onClick={onDiscard}>{t('tryouts.discard')}</Button>}
    />
  );
}

interface ListStateProps {
  names: string[];
  saved: string[];
  isUnsaved: boolean;
}

/** Live count, and the names that saving would add and remove. */
function ListState({ names, saved, isUnsaved }: ListStateProps) {
  const { t } = useTranslation();
  const { added, removed } = playerListChanges(saved, names);
  const isChanged = isUnsaved && added.length + removed.length > 0;
  const numbers = { added: added.length, removed: removed.length };
  return (
    <>
      <p className="admin-count" role="status">
        <b>{t('tryouts.countNow', { count: names.length })}</b> {isChanged && t('tryouts.unsaved', numbers)}
      </p>
      {isChanged && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is scrolled by the keyboard
        <div className="admin-finding" role="group" tabIndex={0} aria-label={t('tryouts.unsaved', numbers)}>
          <dl className="admin-changes">
            {added.length > 0 && (
              <div>
                <dt>+ {t('tryouts.whoIsAdded')}</dt>
                <dd>{added.join(', ')}</dd>
              </div>
            )}
            {removed.length > 0 && (
              <div>
                <dt>− {t('tryouts.whoIsRemoved')}</dt>
                <dd>{removed.join(', ')}</dd>
              </div>
            )}
          </dl>
        </div>
      )}
    </>
  );
}

/** Refused entries that one sentence names. */
const MOST_NAMED = 5;

/**
 * Why the list cannot be saved, checked before saving: a contact, too many names, or a name that is too long. Contacts
 * come first: removing them, with the heads of their columns, may leave few enough names.
 */
function playerListProblem(t: TFunction, names: string[]): string | undefined {
  const contacts = names.filter(holdsContact);
  if (contacts.length > 0) {
    const named = contacts.slice(0, MOST_NAMED).join(' · ');
    const entries = contacts.length > MOST_NAMED ? `${named} · … (${contacts.length})` : named;
    // Advice before the entries, which may be long lines.
    return t('common.fieldMessage', { field: t('validation.playerHoldsContact'), message: entries });
  }
  const [max, over] = [LIMITS.playersPerTeam, names.length - LIMITS.playersPerTeam];
  if (over > 0) return t('tryouts.tooManyPlayers', { max, over });
  const tooLong = names.find((name) => Array.from(name).length > LIMITS.playerName);
  return tooLong && t('tryouts.nameTooLong', { max: LIMITS.playerName, name: tooLong });
}

/** Preview of the list as families will see it. */
function PlayerPreview({ names }: { names: string[] }) {
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
