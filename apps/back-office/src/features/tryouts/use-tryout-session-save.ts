import {
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
  type TryoutSessionDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { savingQuestion, useAnnouncedChange } from '../../ui/changes/use-announced-change';
import { useSave } from '../../ui/forms/use-save';
import { chosenDays } from '../../ui/time/repeat';
import { useTryoutSessionFieldNames } from './tryout-session-fields';
import {
  savedTryoutSession,
  tryoutSessionValues,
  type CompleteTryoutSession,
  type TryoutSessionValues,
} from './tryout-session-values';

/** Saves the session form: an update, a new session, or one per chosen day (all or none). */
export function useTryoutSessionSave(
  form: FormInstance<TryoutSessionValues>,
  teamId: number,
  edited: TryoutSessionDto | undefined,
  onSaved: () => void,
) {
  const { t } = useTranslation();
  const [create] = useCreateTryoutSessionMutation();
  const [createAll] = useCreateTryoutSessionsMutation();
  const { change } = useAnnouncedChange();
  const send = async (values: TryoutSessionValues, match: string) => {
    // The field rules admit only complete values.
    const session = savedTryoutSession(values as CompleteTryoutSession);
    if (edited)
      return change({
        call: 'updateTryoutSession',
        arg: { id: edited.id, 'If-Match': match, updateTryoutSessionDto: session },
        question: savingQuestion(t),
        onlyIfTold: true,
      });
    if (!values.repeats) return create({ id: teamId, createTryoutSessionDto: { ...session, teamId } });
    const { time, location, description, descriptionFr, capacity, isActive } = session;
    const common = { time, location, description, descriptionFr, capacity, isActive };
    return createAll({ id: teamId, createTryoutSessionsDto: { ...common, dates: chosenDays(values) } });
  };

  return useSave({
    form,
    row: edited,
    valuesOf: tryoutSessionValues,
    compared: useTryoutSessionFieldNames(),
    call: async (values, match) => {
      if (chosenDays(values).length > 0) return send(values, match);
      notify({ kind: 'error', title: t('common.error'), description: t('common.noDay') });
      return undefined;
    },
    done: (_, values) =>
      edited ? t('tryouts.updated') : t('tryouts.created', { count: chosenDays(values).length }),
    failed: t(edited ? 'tryouts.updateFailed' : 'tryouts.saveFailed'),
    onSaved,
  });
}
