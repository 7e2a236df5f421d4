import { useTurnSeasonMutation, type SeasonTurnDto, type TurnSeasonDto } from '@lions/api-client';
import type { ClubProblem, ClubValue, Language, SeasonTeam } from '@lions/domain';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { fieldProblems, notifyFailure } from '../../../ui/forms/errors';
import { useUnsaved } from '../../../ui/forms/unsaved';
import { ifMatch } from '../../../ui/forms/version-conflict';
import { useLanguage } from '../../../ui/session/language';
import { useMomentFormat } from '../../../ui/time/clock';
import { inputName, inputNames, type ClubValues } from '../club-values';
import { problemText, turnInput } from './season-values';

interface SeasonTurnOptions {
  form: FormInstance<ClubValues>;
  present: ClubValue<'season'>;
  /** Version of the season setting: when two superadmins begin a season at once, one gets a conflict. */
  version: number;
  proposed: readonly (SeasonTeam & { key: string; exists: boolean })[];
  onDone: (turn: SeasonTurnDto, season: string) => void;
}

interface Preview {
  input: TurnSeasonDto;
  turn: SeasonTurnDto;
  season: string;
}

type FieldErrors = Parameters<FormInstance<ClubValues>['setFields']>[0][number];
const PREFIX = 'season.';

/** State of the form of a new season: what would happen is asked first, and holds for exactly that input. */
export function useSeasonTurn({ form, present, version, proposed, onDone }: SeasonTurnOptions) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const moment = useMomentFormat();
  const confirm = useConfirm();
  const [turnSeason, { isLoading: busy }] = useTurnSeasonMutation();
  const [choice, setChoice] = useState(() => ({
    archived: [] as number[],
    added: proposed.filter(({ exists }) => !exists).map(({ key }) => key),
  }));
  const [preview, setPreview] = useState<Preview>();
  const [isOutdated, setOutdated] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);

  const change = () => {
    setTyped(true);
    if (preview) setOutdated(true);
    setPreview(undefined);
  };
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    change();
  };
  // The names of inputs are not known to the form's type.
  const setErrors = (name: FieldErrors['name'] | string, errors: string[]) =>
    form.setFields([{ name, errors } as FieldErrors]);
  const type = (changed: Partial<ClubValues>) => {
    for (const name of inputNames(changed)) setErrors(name as string, []);
    change();
  };
  const showProblems = (problems: { field: string; message: string }[]) => {
    for (const { field, message } of problems) setErrors(inputName(field) as string, [message]);
    const [first] = problems;
    if (first) form.scrollToField(inputName(first.field), { focus: true });
  };
  const refuse = (what: string, error: unknown) => {
    const problems = fieldProblems(t, error);
    showProblems(
      problems
        .filter(({ field }) => field.startsWith(PREFIX))
        .map(({ field, message }) => ({ field: field.slice(PREFIX.length), message })),
    );
    notifyFailure(t, what, error);
  };
  /** Asks what would happen. */
  const look = async (season: ClubValues) => {
    const newTeams = proposed
      .filter(({ key }) => choice.added.includes(key))
      .map(({ name, nameFr, league }) => ({ name, ...(nameFr !== undefined && { nameFr }), league }));
    const read = turnInput({ season, archivedTeamIds: choice.archived, newTeams }, present);
    for (const name of inputNames(season)) setErrors(name as string, []);
    if (!('input' in read))
      return showProblems(
        read.problems.map((problem: ClubProblem) => ({
          field: problem.field,
          message: problemText(t, problem),
        })),
      );
    const { input } = read;
    const { data, error } = await turnSeason({
      'If-Match': ifMatch(version),
      'Dry-Run': 'true',
      turnSeasonDto: input,
    });
    if (!data) return refuse(t('season.previewFailed'), error);
    const label = input.season['label'] as Record<Language, string>;
    setPreview({ input, turn: data, season: label[language] });
    setOutdated(false);
  };
  /** Does what was shown. */
  const begin = async () => {
    if (!preview) return;
    const { input, turn, season } = preview;
    const isConfirmed = await confirm({
      title: t('season.confirmTitle', { season }),
      text: [t('season.confirmText', { until: moment(turn.undoUntil) })],
      action: t('season.begin'),
      danger: false,
    });
    if (!isConfirmed) return;
    const { data, error } = await turnSeason({ 'If-Match': ifMatch(version), turnSeasonDto: input });
    if (!data) return refuse(t('season.failed'), error);
    setTyped(false);
    onDone(data, season);
  };
  return { choice, choose, type, preview, isOutdated, busy, look, begin };
}
