import { CheckCircleOutlined, MailOutlined, PhoneOutlined, WarningOutlined } from '@ant-design/icons';
import { useChangeRegistrationMutation } from '@lions/api-client';
import { Button, Checkbox, Drawer } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmailLink } from '../../../ui/families/family-ways';
import { notifyFailure } from '../../../ui/forms/errors';
import { lacksConsent } from '../../../ui/registrations/corrections';
import { familyCardAddress } from '../../../ui/screen/link-targets';
import type { MenuAction } from '../../../ui/screen/menu';
import { StatusTag, Tag } from '../../../ui/screen/tags';
import { useMomentFormat } from '../../../ui/time/clock';
import { ageWords, lacksMail, positionOf, type RosterRow } from './roster';
import { telOf } from './roster-row';

interface PlayerSheetProps {
  row: RosterRow;
  /** The practice or session costs something. */
  hasFee: boolean;
  isReadOnly: boolean;
  actions: readonly MenuAction[];
  open: boolean;
  onClose: () => void;
}

/** Everything about one player of a roster, with all actions. */
export function PlayerSheet({ row, hasFee, isReadOnly, actions, open, onClose }: PlayerSheetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { id, playerName: name, familyId, status } = row;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="min(100vw, 30rem)"
      title={<h2 id={titleId}>{name}</h2>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      <Tags row={row} />
      <Facts row={row} />
      {status === 'confirmed' && <Tick of="attended" row={row} isReadOnly={isReadOnly} />}
      {(hasFee || row.isPaid) && <Tick of="isPaid" row={row} isReadOnly={isReadOnly} />}
      <div className="roster-actions">
        {actions.map(({ key, label, danger = false, onClick }) => (
          <Button key={key} danger={danger} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      <Link className="roster-family" to={familyCardAddress({ familyId, registrationId: id })}>
        {t('registrations.familyCard')}
      </Link>
    </Drawer>
  );
}

/** Status, and whether the family said it comes, gave its consent and was told. */
function Tags({ row }: { row: RosterRow }) {
  const { t } = useTranslation();
  const { status, waitlistPosition: number, confirmedAt, mailState } = row;
  const isPending = mailState === 'pending';
  return (
    <p className="roster-tags">
      <StatusTag status={status}>
        {number === null ? t(`registrations.statuses.${status}`) : t('registrations.inLine', { number })}
      </StatusTag>
      {status === 'confirmed' && confirmedAt !== null && (
        <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('registrations.stillComing')}
        </Tag>
      )}
      {lacksConsent(row) && (
        <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
          {t('registrations.consentMissing')}
        </Tag>
      )}
      {lacksMail(row) && (
        <Tag look={isPending ? 'quiet' : 'bad'} icon={<MailOutlined aria-hidden />}>
          {t(isPending ? 'registrations.mailPending' : 'registrations.toTell')}
        </Tag>
      )}
      {mailState === 'told' && (
        <Tag look="quiet" icon={<PhoneOutlined aria-hidden />}>
          {t('registrations.told')}
        </Tag>
      )}
    </p>
  );
}

/** Facts about the player; unknown ones are left out. */
function Facts({ row }: { row: RosterRow }) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { parentPhone: phone, parentEmail } = row;
  const facts = {
    tryoutNumber: row.tryoutNumber,
    note: row.note,
    position: t(`registrations.positions.${positionOf(row)}`),
    age: ageWords(t, row),
    parent: row.parentName,
    phone: phone && <a href={telOf(phone)}>{phone}</a>,
    email: <EmailLink address={parentEmail} />,
    registeredAt: moment(row.createdAt),
  };
  return (
    <dl className="roster-facts">
      {Object.entries(facts).map(
        ([name, fact]) =>
          (fact ?? '') !== '' && (
            <div key={name}>
              <dt>{t(`registrations.${name as keyof typeof facts}`)}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Ticks of a player: saved at once, rolled back when the API refuses. */
const TICKS = {
  attended: { text: 'registrations.present', named: 'registrations.presentNamed' },
  isPaid: { text: 'registrations.paid', named: 'registrations.paidNamed' },
} as const;

interface TickProps {
  of: keyof typeof TICKS;
  row: RosterRow;
  isReadOnly: boolean;
}

function Tick({ of, row, isReadOnly }: TickProps) {
  const { t } = useTranslation();
  const { id, playerName } = row;
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const save = async (isTicked: boolean) => {
    const { error } = await change({ id, changeRegistrationDto: { [of]: isTicked } });
    if (error) notifyFailure(t, t('registrations.failed'), error);
  };
  return (
    <Checkbox
      className="roster-tick"
      aria-label={t(TICKS[of].named, { name: playerName })}
      disabled={isReadOnly}
      checked={isLoading ? !row[of] : row[of]}
      onChange={({ target }) => {
        if (!isLoading) void save(target.checked);
      }}
    >
      {t(TICKS[of].text)}
    </Checkbox>
  );
}
