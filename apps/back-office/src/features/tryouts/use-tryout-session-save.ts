import {
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
  type TryoutSessionDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { savingQuestion, useAnnouncedChange } from '../../ui/changes/use-announced-change';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { chosenDays } from '../../ui/time/repeat';
import { ifMatch, useVersion } from '../../ui/forms/version-conflict';
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
  const [create, creation] = useCreateTryoutSessionMutation();
  const [createAll, creations] = useCreateTryoutSessionsMutation();
  const { change, isAsking } = useAnnouncedChange();
  const { version, conflict, noteConflict } = useVersion(edited?.version ?? 0, tryoutSessionValues);
  const busy = creation.isLoading || creations.isLoading || isAsking;

  const send = (values: TryoutSessionValues) => {
    // The field rules admit only complete values.
    const session = savedTryoutSession(values as CompleteTryoutSession);
    if (edited)
      return change({
        call: 'updateTryoutSession',
        arg: { id: edited.id, 'If-Match': ifMatch(version), updateTryoutSessionDto: session },
        question: savingQuestion(t),
        onlyIfTold: true,
      });
    if (!values.repeats) return create({ id: teamId, createTryoutSessionDto: { ...session, teamId } });
    const { time, location, description, descriptionFr, capacity, isActive } = session;
    const common = { time, location, description, descriptionFr, capacity, isActive };
    return createAll({ id: teamId, createTryoutSessionsDto: { ...common, dates: chosenDays(values) } });
  };

  const save = async (values: TryoutSessionValues) => {
    if (busy) return;
    const count = chosenDays(values).length;
    if (count === 0)
      return notify({ kind: 'error', title: t('common.error'), description: t('common.noDay') });
    const outcome = await send(values);
    if (!outcome) return;
    const { error } = outcome;
    if (!error) {
      notify({ kind: 'success', title: edited ? t('tryouts.updated') : t('tryouts.created', { count }) });
      return onSaved();
    }
    if (noteConflict(error, values)) return;
    showFieldProblems(form, t, error);
    notifyFailure(t, t(edited ? 'tryouts.updateFailed' : 'tryouts.saveFailed'), error);
  };
  return { save, busy, conflict };
}
