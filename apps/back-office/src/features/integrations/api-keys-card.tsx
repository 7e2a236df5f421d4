import { CheckCircleOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import {
  type ApiKeyDto,
  type CreatedApiKeyDto,
  useListApiKeysQuery,
  useRevokeApiKeyMutation,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { Tag } from '../../ui/screen/tags';
import { useTeamNames } from '../../ui/session/team-scope';
import { useMomentFormat } from '../../ui/time/clock';
import { useScopeNames } from './scope-names';
import './integrations.css';

const MakeDialog = partOnDemand(async () => (await import('./api-key-dialog')).ApiKeyDialog, 'dialog');
const ShownDialog = partOnDemand(async () => (await import('./shown-key-dialog')).ShownKeyDialog, 'dialog');

const TITLE_ID = 'api-keys';

/** The keys of programs: to make one, which is shown once, and to revoke one. */
export function ApiKeysCard() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'make' | CreatedApiKeyDto>();
  // Refetched on each visit, because each use of a key changes its last use.
  const query = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: keys, error, isLoading, refetch } = query;
  return (
    <section className="admin-card integrations-card" aria-labelledby={TITLE_ID}>
      <div className="admin-card-head">
        <h2 id={TITLE_ID}>{t('integrations.keys.title')}</h2>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          {...MakeDialog.ahead}
          onClick={() => setDialog('make')}
        >
          {t('integrations.keys.make')}
        </Button>
      </div>
      <p className="admin-hint">{t('integrations.keys.intro')}</p>
      {isLoading && <LoadingLines />}
      {error && !keys && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {keys?.length === 0 && <Empty description={t('integrations.keys.none')} />}
      {keys && keys.length > 0 && (
        <ul className="integrations-keys">
          {keys.map((key) => (
            <KeyItem key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {dialog === 'make' && <MakeDialog onClosed={setDialog} />}
      {typeof dialog === 'object' && <ShownDialog made={dialog} onClosed={() => setDialog(undefined)} />}
    </section>
  );
}

/** One key: what it may do, for which teams, when it was used and when it ends. */
function KeyItem({ apiKey }: { apiKey: ApiKeyDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const teamNames = useTeamNames();
  const scopeName = useScopeNames();
  const { name, prefix, scopes, teamIds, lastUsedAt, endsAt, madeBy, state } = apiKey;
  const facts = [
    [t('integrations.keys.scopes'), scopes.map(scopeName).join(' · ')],
    [t('integrations.keys.teams'), teamIds ? teamNames(teamIds) : t('integrations.keys.wholeClub')],
    [
      t('integrations.keys.lastUse'),
      lastUsedAt ? formatMoment(lastUsedAt) : t('integrations.keys.neverUsed'),
    ],
    [t('integrations.keys.ends'), endsAt ? formatMoment(endsAt) : t('integrations.keys.never')],
    [t('integrations.keys.madeBy'), madeBy],
  ];
  return (
    <li className="integrations-item">
      <div className="admin-card-head">
        <h3>{name}</h3>
        <RevokeButton apiKey={apiKey} />
      </div>
      <div className="admin-tags">
        <StateTag state={state} />
        <code className="integrations-prefix">{prefix}…</code>
      </div>
      <dl className="admin-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function StateTag({ state }: Pick<ApiKeyDto, 'state'>) {
  const { t } = useTranslation();
  const Icon = state === 'live' ? CheckCircleOutlined : StopOutlined;
  return (
    <Tag look={state === 'live' ? 'good' : 'quiet'} icon={<Icon aria-hidden />}>
      {t(`integrations.keys.states.${state}`)}
    </Tag>
  );
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKeyDto }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [revokeKey, { isLoading }] = useRevokeApiKeyMutation();
  const revoke = async () => {
    const text = [t('integrations.keys.revokeText', { name })];
    const action = t('integrations.keys.revoke');
    if (!(await confirm({ title: t('integrations.keys.revokeTitle'), text, action }))) return;
    const { error } = await revokeKey({ id });
    if (error) notifyFailure(t, t('integrations.keys.revokeFailed'), error);
    else notify({ kind: 'success', title: t('integrations.keys.revoked') });
  };
  return (
    <Button
      danger
      loading={isLoading}
      aria-label={t('integrations.keys.revokeNamed', { name })}
      onClick={() => void revoke()}
    >
      {t('integrations.keys.revoke')}
    </Button>
  );
}
