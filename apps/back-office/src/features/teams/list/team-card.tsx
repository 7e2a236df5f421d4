import { CSS } from '@dnd-kit/utilities';
import { useSortable } from '@dnd-kit/sortable';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckCircleOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  HolderOutlined,
  LockOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { TeamDto } from '@lions/api-client';
import { teamBadge } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { teamAddress } from '../../../ui/screen/link-targets';
import { useMomentFormat } from '../../../ui/time/clock';
import { useTeamScope } from '../../../ui/session/team-scope';
import { TeamActions } from './team-actions';
import { Tag } from '../../../ui/screen/tags';

interface TeamCardProps {
  team: TeamDto;
  /** Index in the list, from 0; absent where the order cannot be changed. */
  order?: { place: number; total: number; onMove: (place: number) => void };
  onEdit: () => void;
}

/** One team of the list: facts, visibility, position and its three actions. */
export function TeamCard({ team, order, onEdit }: TeamCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: team.id });
  const canChange = useTeamScope()(team.id);
  const { name, league, category, isVisible, registrationOpen, activePlayers, colorTheme } = team;
  return (
    <li
      ref={setNodeRef}
      className="admin-card admin-row team-card"
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {order && (
        <div className="team-order">
          {/* Drag handle, for pointers only: the two buttons do the same for everyone. */}
          <span className="team-grip" title={t('teams.drag')} aria-hidden="true" {...listeners}>
            <HolderOutlined />
          </span>
          <MoveButton
            name={name}
            isUp
            isEnd={order.place === 0}
            onPress={() => order.onMove(order.place - 1)}
          />
          <MoveButton
            name={name}
            isEnd={order.place === order.total - 1}
            onPress={() => order.onMove(order.place + 1)}
          />
        </div>
      )}
      <span className="admin-badge" data-team-color={colorTheme} aria-hidden="true">
        {teamBadge(team)}
      </span>
      <div className="admin-row-text">
        <h3>
          <Link to={teamAddress(team)}>{name}</Link>
        </h3>
        <p>
          {LEAGUE_CONTENT[league].label}
          {category !== name && ` · ${category}`} · {t('teams.playersCount', { count: activePlayers.length })}
        </p>
        <p className="admin-hint">{t('common.lastUpdated', { when: formatMoment(team.updatedAt) })}</p>
        <div className="admin-tags">
          <VisibilityTag isVisible={isVisible} />
          <RegistrationTag isOpen={registrationOpen} />
          {!canChange && (
            <Tag look="quiet" icon={<LockOutlined aria-hidden />}>
              {t('teams.otherTeam')}
            </Tag>
          )}
        </div>
      </div>
      {canChange && <TeamActions team={team} onEdit={onEdit} />}
    </li>
  );
}

interface MoveButtonProps {
  name: string;
  isUp?: boolean;
  /** Whether the team is already first, or last. */
  isEnd: boolean;
  onPress: () => void;
}

function MoveButton({ name, isUp = false, isEnd, onPress }: MoveButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      icon={isUp ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
      aria-label={t(isUp ? 'teams.moveUpNamed' : 'teams.moveDownNamed', { name })}
      // Not `disabled`, which would take the focus from the button that just moved the team to that
      // end.
      aria-disabled={isEnd}
      className={isEnd ? 'team-move-end' : undefined}
      onClick={onPress}
    />
  );
}

function VisibilityTag({ isVisible }: { isVisible: boolean }) {
  const { t } = useTranslation();
  return isVisible ? (
    <Tag look="good" icon={<EyeOutlined aria-hidden />}>
      {t('teams.visible')}
    </Tag>
  ) : (
    <Tag look="quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
      {t('teams.hidden')}
    </Tag>
  );
}

function RegistrationTag({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  return isOpen ? (
    <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
      {t('teams.registrationOpen')}
    </Tag>
  ) : (
    <Tag look="quiet" icon={<MinusCircleOutlined aria-hidden />}>
      {t('teams.registrationClosed')}
    </Tag>
  );
}
