import {
  useCreatePracticeMutation,
  useCreatePracticesMutation,
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../ui/changes/change-calls';
import { savingQuestion, useAnnouncedChange } from '../../../ui/changes/use-announced-change';
import { useSave } from '../../../ui/forms/use-save';
import { chosenDays } from '../../../ui/time/days';
import { isPractice, type Activity } from '../activity';
import { useComparedFields } from './activity-fields';
import {
  ACTIVITY_KINDS,
  activityValues,
  savedPractice,
  savedSession,
  type ActivityKind,
  type ActivityValues,
  type CompleteActivity,
} from './activity-values';

interface ActivitySave {
  form: FormInstance<ActivityValues>;
  kind: ActivityKind;
  /** Absent for a new activity. */
  edited?: Activity | undefined;
  /** Team of a new session. */
  teamId?: number | undefined;
  onSaved?: () => void;
}

/** Saves the form: an update, a new activity, or one per chosen day (all or none). */
export function useActivitySave({ form, kind, edited, teamId = 0, onSaved }: ActivitySave) {
  const { t } = useTranslation();
  const { area, added, addFailed } = ACTIVITY_KINDS[kind];
  const create = useCreate(teamId);
  const { change } = useAnnouncedChange();
  const update = (activity: Activity, values: CompleteActivity, match: string) => {
    const arg = { id: activity.id, 'If-Match': match };
    const common = { question: savingQuestion(t), onlyIfTold: true };
    return isPractice(activity)
      ? change({
          ...common,
          call: 'updatePractice',
          arg: { ...arg, updatePracticeDto: savedPractice(values) },
        })
      : change({
          ...common,
          call: 'updateTryoutSession',
          arg: { ...arg, updateTryoutSessionDto: savedSession(values) },
        });
  };
  return useSave({
    form,
    row: edited,
    valuesOf: activityValues,
    compared: useComparedFields(kind),
    call: async (values, match): Promise<Answer | undefined> => {
      // The field rules admit only complete values.
      const complete = values as CompleteActivity;
      if (edited) return update(edited, complete, match);
      if (chosenDays(values).length > 0) return create[kind](complete);
      notify({ kind: 'error', title: t('common.error'), description: t('common.noDay') });
      return undefined;
    },
    done: (_, values) => (edited ? t(`${area}.updated`) : t(added, { count: chosenDays(values).length })),
    failed: t(edited ? `${area}.updateFailed` : addFailed),
    onSaved,
  });
}

/** The calls that create one activity, or one per chosen day. */
function useCreate(teamId: number) {
  const [createPractice] = useCreatePracticeMutation();
  const [createPractices] = useCreatePracticesMutation();
  const [createSession] = useCreateTryoutSessionMutation();
  const [createSessions] = useCreateTryoutSessionsMutation();
  const practice = (values: CompleteActivity): PromiseLike<Answer> => {
    const body = savedPractice(values);
    if (!values.repeats) return createPractice({ createPracticeDto: body });
    const practices = chosenDays(values).map((date) => ({ ...body, date }));
    return createPractices({ createPracticesDto: { practices } });
  };
  const session = (values: CompleteActivity): PromiseLike<Answer> => {
    const { date, ...common } = savedSession(values);
    if (!values.repeats)
      return createSession({ id: teamId, createTryoutSessionDto: { ...common, date, teamId } });
    const dates = chosenDays(values);
    return createSessions({ id: teamId, createTryoutSessionsDto: { ...common, dates } });
  };
  return { practice, session };
}
