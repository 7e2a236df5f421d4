import { isApiError, type PracticeRegistrationDto } from '@lions/api-client';
import { PLAYER_POSITIONS, type PlayerPosition } from '@lions/domain';
import { Form, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../ui/forms/use-save';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useChangeCalls, type Change, type FamilyNote } from '../../../ui/changes/change-calls';
import { Consequences } from '../../../ui/changes/consequences';
import { isAhead, type Activity } from '../activity';
import { useActivityOption } from '../activity-names';
import { positionOf, rosterTexts, type RosterRow } from './roster';

interface MoveDialogProps {
  row: RosterRow;
  /** The registration's practice or session. */
  activity: Activity;
  /** All practices, or all sessions of the team: possible destinations, `activity` included. */
  activities: readonly Activity[];
  onClosed: () => void;
}

interface DestinationProps {
  activity: Activity;
  activities: readonly Activity[];
}

function Destination({ activity, activities }: DestinationProps) {
  const { t } = useTranslation();
  const optionOf = useActivityOption();
  const texts = rosterTexts(activity);
  return (
    <Form.Item
      name="activityId"
      label={t(texts.moveTo)}
      extra={t(texts.moveAhead)}
      rules={[{ required: true, message: t('registrations.bulk.destinationRequired') }]}
    >
      <Select
        className="registrations-target"
        options={activities.map(optionOf)}
        optionRender={({ data: { when, places } }) => (
          <>
            {when}
            <span className="admin-hint registrations-places">{places}</span>
          </>
        )}
      />
    </Form.Item>
  );
}

interface MoveValues {
  activityId: number;
  position: PlayerPosition;
}

/** Errors of a destination that changed since the list was read. */
const NO_DESTINATION = new Set(['PRACTICE_STARTED', 'REGISTRATION_CLOSED', 'SESSION_CANCELLED']);

/** Moves a registration to another practice, session or position (docs/decisions/places.md). */
export function MoveDialog({ row, activity, activities, onClosed }: MoveDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<MoveValues>();
  const { make } = useChangeCalls();
  const { id, playerName: name } = row;
  const texts = rosterTexts(activity);
  const now = new Date();
  const chosen = Form.useWatch('activityId', form);
  // One that starts after it was selected stays in the list; otherwise the select would show its bare id.
  const open = activities.filter((other) => [activity.id, chosen].includes(other.id) || isAhead(other, now));
  const note = useRef<FamilyNote>({});
  const position = Form.useWatch('position', form);
  const moveTo = (values: Partial<MoveValues>): Change | undefined => {
    const { activityId = activity.id, position: group = positionOf(row) } = values;
    const changeRegistrationDto = {
      ...(activityId !== activity.id && { [texts.moveField]: activityId }),
      ...(group !== positionOf(row) && { position: group }),
    };
    // An unchanged choice is not sent.
    if (Object.keys(changeRegistrationDto).length === 0) return undefined;
    return { call: 'changeRegistration', arg: { id, changeRegistrationDto } };
  };
  const planned = moveTo({ activityId: chosen, position });
  const saving = useSave({
    form,
    call: async (values) => {
      const move = moveTo(values);
      if (!move) {
        form.setFields([{ name: 'activityId', errors: [t('registrations.moveUnchanged')] }]);
        return undefined;
      }
      const answer = await make(move, note.current);
      if (!isApiError(answer.error) || !NO_DESTINATION.has(answer.error.code ?? '')) return answer;
      form.setFields([{ name: 'activityId', errors: [t(texts.moveBegun)] }]);
      return undefined;
    },
    done: (data) => {
      const { status } = data as PracticeRegistrationDto;
      return t('registrations.movedTo', { name, status: t(`practices.statuses.${status}`) });
    },
    failed: t('registrations.failed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.moveNamed', { name })}
      submitText={t('registrations.move')}
      initialValues={{ activityId: activity.id, position: positionOf(row) }}
      onClosed={onClosed}
    >
      <p>{t('registrations.moveHint')}</p>
      <Destination activity={activity} activities={open} />
      <Form.Item name="position" label={t('registrations.position')}>
        <Radio.Group
          className="registrations-positions"
          options={PLAYER_POSITIONS.map((value) => ({ value, label: t(`registrations.positions.${value}`) }))}
        />
      </Form.Item>
      {planned && <Consequences change={planned} onNote={(changed) => (note.current = changed)} />}
    </FormDialog>
  );
}

interface MoveSelectedDialogProps extends Omit<MoveDialogProps, 'row'> {
  rows: readonly RosterRow[];
  onChosen: (move: (row: RosterRow) => Change, note: FamilyNote) => void;
}

/** Moves the selected registrations to another practice or session, with one question about all families. */
export function MoveSelectedDialog(props: MoveSelectedDialogProps) {
  const { rows, activity, activities, onChosen, onClosed } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<Pick<MoveValues, 'activityId'>>();
  const chosen = Form.useWatch('activityId', form) as number | undefined;
  const note = useRef<FamilyNote>({});
  const [now] = useState(() => new Date());
  const others = activities.filter(
    (other) => other.id !== activity.id && (other.id === chosen || isAhead(other, now)),
  );
  const { moveField } = rosterTexts(activity);
  const moveTo =
    (activityId: number) =>
    ({ id }: RosterRow): Change => ({
      call: 'changeRegistration',
      arg: { id, changeRegistrationDto: { [moveField]: activityId } },
    });
  const saving = useSave({
    form,
    call: ({ activityId }) => {
      onChosen(moveTo(activityId), note.current);
      return Promise.resolve('unchanged' as const);
    },
    done: '',
    failed: t('registrations.failed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.bulk.move.title', { count: rows.length })}
      submitText={t('registrations.move')}
      onClosed={onClosed}
    >
      <p>{t('registrations.moveHint')}</p>
      <Destination activity={activity} activities={others} />
      {chosen !== undefined && (
        <Consequences change={rows.map(moveTo(chosen))} onNote={(changed) => (note.current = changed)} />
      )}
    </FormDialog>
  );
}
