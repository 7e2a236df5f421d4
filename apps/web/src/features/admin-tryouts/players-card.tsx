import { useUpdateActivePlayersMutation, type TeamDto } from '@lions/api-client';
import { comparePlayerLists, parsePlayerList, sortPlayers } from '@lions/domain';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/admin-errors';
import {
  ConflictAlert,
  ifMatch,
  lastChange,
  newerVersion,
  type VersionConflict,
} from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { playerListProblem } from './player-list-problem';

/** Text that may not be saved yet, with the version of the team on which it builds. */
interface Draft {
  text: string;
  version: number;
  saved: boolean;
}

/** 'Competing Players - {team}': a list is pasted, seen as it will be, and saved (spec 2.5 and 5). */
export function PlayersCard({ team }: { team: TeamDto }) {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateActivePlayersMutation();
  const [typed, setTyped] = useState<Draft>();
  const [conflict, setConflict] = useState<VersionConflict<{ text: string }>>();
  const [fieldId, titleId] = [useId(), useId()];
  // A saved text gives way to the team's own list as soon as that has arrived.
  const draft = typed?.saved && team.version >= typed.version ? undefined : typed;
  const { text, version } = draft ?? { text: team.activePlayers.join('\n'), version: team.version };
  const names = parsePlayerList(text);
  const problem = playerListProblem(t, names);
  const change = (changed: string) => setTyped({ text: changed, version, saved: false });

  const save = async () => {
    const { data, error } = await update({
      id: team.id,
      'If-Match': ifMatch(version),
      updateActivePlayersDto: { playerNames: names },
    });
    if (data) {
      const title = t(names.length ? 'tryouts.playersUpdated' : 'tryouts.playersCleared', {
        count: names.length,
      });
      notify({ kind: 'success', title });
      setConflict(undefined);
      return setTyped({ text: names.join('\n'), version: data.version, saved: true });
    }
    const newer = newerVersion<TeamDto>(error);
    if (!newer) return notifyFailure(t, t('tryouts.playersFailed'), error);
    setTyped({ text, version: newer.version, saved: false });
    setConflict({
      mine: { text },
      theirs: { text: newer.activePlayers.join('\n') },
      change: lastChange(error),
    });
  };

  const compared = { label: t('tryouts.playersOf', { team: team.name }), show: showNames };
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tryouts.playersOf', { team: team.name })}</h2>
      {conflict && (
        <ConflictAlert conflict={conflict} fields={[compared]} onChoose={(chosen) => change(chosen.text)} />
      )}
      <div className="admin-columns">
        <div>
          <label htmlFor={fieldId}>{t('tryouts.playersLabel')}</label>
          <p className="admin-hint">{t('tryouts.playersHint')}</p>
          <Input.TextArea
            id={fieldId}
            value={text}
            autoSize={{ minRows: 6, maxRows: 16 }}
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
          <ListState
            names={names}
            saved={team.activePlayers}
            isUnsaved={draft !== undefined && !draft.saved}
          />
          {problem && <Alert type="error" showIcon role="alert" title={problem} />}
          <div className="admin-form-actions">
            <Button
              type="primary"
              loading={isLoading}
              disabled={problem !== undefined}
              onClick={() => void save()}
            >
              {t(isLoading ? 'tryouts.updatingPlayers' : 'tryouts.updatePlayers')}
            </Button>
          </div>
        </div>
        <PlayerPreview names={names} />
      </div>
    </section>
  );
}

const showNames = ({ text }: { text: string }) => sortPlayers(parsePlayerList(text)).join(', ');

/** The live count, and what saving would change. */
function ListState({ names, saved, isUnsaved }: { names: string[]; saved: string[]; isUnsaved: boolean }) {
  const { t } = useTranslation();
  const { added, removed } = comparePlayerLists(saved, names);
  const changes = isUnsaved && added + removed > 0 && t('tryouts.unsaved', { added, removed });
  return (
    <p className="admin-count" role="status">
      <b>{t('tryouts.countNow', { count: names.length })}</b> {changes}
    </p>
  );
}

/** The names as they will be listed. */
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
            <li key={`${name} ${index}`}>{name}</li>
          ))}
        </ol>
      )}
      <p className="admin-count">
        <b>{t('tryouts.totalPlayers', { total: names.length })}</b>
      </p>
    </div>
  );
}
