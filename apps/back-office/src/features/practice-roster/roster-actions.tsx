import type { PracticeDto, PracticeRegistrationDto } from '@lions/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegistrationActions } from '../../ui/registrations/registration-actions';
import { MoveDialog } from './move-dialog';

interface RosterActionsProps {
  row: PracticeRegistrationDto;
  practice: PracticeDto;
  practices: PracticeDto[];
  /** Adds a place for a waiting registration; absent when none can be added. */
  addedText: string | undefined;
  /** Whether the site or the coach tells the families of a change. */
  told: string;
}

/** Actions on a practice registration: the common ones, and a move. */
export function RosterActions({ row, practice, practices, addedText, told }: RosterActionsProps) {
  const { t } = useTranslation();
  const [isMoving, setMoving] = useState(false);
  const move = {
    key: 'move',
    label: t('practices.move'),
    named: t('practices.moveNamed', { name: row.playerName }),
    onClick: () => setMoving(true),
  };
  return (
    <>
      <RegistrationActions row={row} addedText={addedText} told={told} others={[move]} />
      {isMoving && (
        <MoveDialog row={row} practice={practice} practices={practices} onClosed={() => setMoving(false)} />
      )}
    </>
  );
}
