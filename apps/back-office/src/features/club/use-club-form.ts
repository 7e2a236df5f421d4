import { useUpdateClubSettingMutation, type ClubSettingDto } from '@lions/api-client';
import { readClubValue, validationKey } from '@lions/domain';
import { notify } from '@lions/web-base';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblems, notifyFailure, type FieldProblem } from '../../ui/forms/errors';
import { useUnsaved } from '../../ui/forms/unsaved';
import { ifMatch, lastChange, newerVersion, type VersionConflict } from '../../ui/forms/version-conflict';
import {
  clubInput,
  clubValues,
  inputId,
  inputName,
  inputNames,
  type ClubValues,
  type InputName,
} from './club-values';

type FieldErrors = Parameters<FormInstance<ClubValues>['setFields']>[0][number];
export type ClubFormState = ReturnType<typeof useClubForm>;

/** State of the form of one club setting: typed texts stay until they are saved, also when another user saves first. */
export function useClubForm(form: FormInstance<ClubValues>, state: ClubSettingDto) {
  const { t } = useTranslation();
  const { key } = state;
  const [update, { isLoading: busy }] = useUpdateClubSettingMutation();
  /** The version that the typed texts are based on; undefined while nothing is typed. */
  const [typedOn, setTypedOn] = useState<number>();
  const [conflict, setConflict] = useState<VersionConflict<ClubValues>>();
  const isDirty = typedOn !== undefined;
  useUnsaved(isDirty);
  const send = async (value: Record<string, unknown> | null, values?: ClubValues) => {
    const { data, error } = await update({
      key,
      'If-Match': ifMatch(typedOn ?? state.version),
      updateClubSettingDto: { value },
    });
    if (data) {
      // Input typed while the save was in flight stays.
      const isSaved = !values || JSON.stringify(form.getFieldsValue()) === JSON.stringify(values);
      setTypedOn(isSaved ? undefined : data.version);
      setConflict(undefined);
      return notify({ kind: 'success', title: t('club.saved') });
    }
    const newer = newerVersion<ClubSettingDto>(error);
    if (newer && values) {
      setTypedOn(newer.version);
      return setConflict({ mine: values, theirs: clubValues(key, newer), change: lastChange(error) });
    }
    showProblems(fieldProblems(t, error));
    notifyFailure(t, t('club.failed'), error);
  };
  /** Shows each problem at its input, and the first one in view; a folded row is opened. */
  const showProblems = (problems: FieldProblem[]) => {
    for (const { field, message } of problems) {
      const name = inputName(field);
      setErrors(name, [message]);
      for (let place = document.getElementById(inputId(key, name)); place; place = place.parentElement)
        if (place instanceof HTMLDetailsElement) place.open = true;
    }
    const [first] = problems;
    if (first) form.scrollToField(inputName(first.field), { focus: true });
  };
  // The names of inputs are not known to the form's type.
  const setErrors = (name: InputName, errors: string[]) => form.setFields([{ name, errors } as FieldErrors]);
  /** Refuses what the domain refuses, at its field; else saves. */
  const save = async (values: ClubValues) => {
    const input = clubInput(key, values);
    const { problems } = readClubValue(key, input);
    clearProblems(values);
    if (problems.length === 0) return send(input, values);
    showProblems(
      problems.map(({ field, message }) => {
        const sentence = validationKey(message);
        return { field, message: sentence ? t(`validation.${sentence}`) : message };
      }),
    );
  };
  /** Saves without the form: an earlier version, or the site's own text. */
  const putBack = (value: Record<string, unknown> | null) => send(value);
  // The fields have no rules of their own, which would clear them.
  const clearProblems = (fields: Partial<ClubValues>) => {
    for (const name of inputNames(fields)) setErrors(name, []);
  };
  const type = (changed: Partial<ClubValues>) => {
    setTypedOn((base) => base ?? state.version);
    clearProblems(changed);
  };
  return { busy, conflict, isDirty, save, putBack, type };
}
