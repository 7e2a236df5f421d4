import { Drawer } from 'antd';
import { memo, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../ui/focus/focus';
import { GoneAlert } from '../../ui/screen/gone';
import { PracticeRoster } from './practice-roster';
import { SessionRoster } from './session-roster';
import './registrations.css';
import { isPractice, rosterTexts, type RosterTarget } from './roster';
import { useTargetName } from './roster-target';

interface RosterDrawerProps {
  target: RosterTarget;
  /** All practices, or all sessions of the team: possible destinations of a move. */
  targets: readonly RosterTarget[];
  /** Whether the target was deleted while its roster was open. */
  isGone: boolean;
  open: boolean;
  onClose: () => void;
}

/** Roster of one practice or tryout session, with the coach's actions. Not rendered again with the list behind it. */
export const RosterDrawer = memo(function RosterDrawer(props: RosterDrawerProps) {
  const { target, targets, isGone, open, onClose } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const { when, where } = useTargetName(target);
  const texts = rosterTexts(target);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="min(100vw, 80rem)"
      title={
        <h2 id={titleId}>
          {t(texts.title, { when })} {where && <span className="roster-where">{where}</span>}
        </h2>
      }
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      <KeepsFocus>
        {isGone && <GoneAlert title={t(texts.gone)} text={t('registrations.gone')} />}
        {isPractice(target) ? (
          <PracticeRoster practice={target} practices={targets} />
        ) : (
          <SessionRoster session={target} sessions={targets} titleId={titleId} />
        )}
      </KeepsFocus>
    </Drawer>
  );
});

/** A promoted or cancelled registration loses the button that was pressed. */
function KeepsFocus({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(content);
  return <div ref={content}>{children}</div>;
}
