import type { PracticeDto, PracticeRegistrationDto } from '@lions/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegistrationActions } from '../../ui/admin-registration-actions';
import { MoveDialog } from './move-dialog';

interface RosterActionsProps {
  row: PracticeRegistrationDto;
  practice: PracticeDto;
  practices: PracticeDto[];
  /** Says that a place is added for somebody who waits; absent: none can be. */
  addedText: string | undefined;
  /** Who tells the families of each change. */
  told: string;
}

/** What can be done with a registration for a practice: what any registration takes, and a move. */
export function RosterActions({ row, practice, practices, addedText, told }: RosterActionsProps) {
  const { t } = useTranslation();
  const [isMoving, setMoving] = useState(false);
  const move = {
    ...{ key: 'move', label: t('practices.move') },
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
