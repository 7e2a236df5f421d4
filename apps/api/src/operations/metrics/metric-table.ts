interface MetricText {
  type: 'counter' | 'gauge' | 'histogram';
  labels: readonly string[];
  help: string;
}

/** Every metric of the site's own: the registry and docs/operations.md are made from this table. */
export const METRICS = {
  lions_http_request_duration_seconds: {
    type: 'histogram',
    labels: ['method', 'route', 'status'],
    help: 'Answered requests and their durations; the route is the pattern of the address, "/*" is a page or a file',
  },
  lions_kept_answers_total: {
    type: 'counter',
    labels: ['result'],
    help: 'Public answers: "hit" was sent from memory, "miss" was made for the request',
  },
  lions_held_writes: {
    type: 'gauge',
    labels: [],
    help: 'Requests that change something and wait to be admitted',
  },
  lions_database_duration_seconds: {
    type: 'histogram',
    labels: ['kind'],
    help: 'Durations of "read" and "write", with the wait for their turn',
  },
  lions_database_pending: {
    type: 'gauge',
    labels: ['kind'],
    help: 'Reads and writes that run or wait for their turn',
  },
  lions_database_up: {
    type: 'gauge',
    labels: [],
    help: '1 when the database answered this scrape within two seconds; otherwise 0, and what is read from it is absent',
  },
  lions_password_hashes: {
    type: 'gauge',
    labels: ['state'],
    help: 'Password hashes: "running", or "waiting" in the queue',
  },
  lions_mails: {
    type: 'gauge',
    labels: ['status'],
    help: 'Mails in the outbox, which keeps them for 90 days',
  },
  lions_mail_results_total: {
    type: 'counter',
    labels: ['result'],
    help: 'Tries of this process: "sent", "retried" later, "failed" for good, or "dropped" because no longer correct',
  },
  lions_oldest_mail_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Age of the mail that has waited longest; 0 when none waits, absent without a mail server',
  },
  lions_registrations: {
    type: 'gauge',
    labels: ['target', 'status'],
    help: 'Registrations in the database for practices and for tryout sessions: confirmed, waiting or cancelled',
  },
  lions_cleanup_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Time since the last nightly removal of personal data; absent before the first one',
  },
  lions_cleanup_waiting: {
    type: 'gauge',
    labels: [],
    help: 'Nightly clean-ups that wait for the approval of a superadmin',
  },
  lions_backups: {
    type: 'gauge',
    labels: [],
    help: 'Nightly backups in BACKUP_DIR; absent without BACKUP_DIR',
  },
  lions_backup_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Age of the newest nightly backup; absent when there is none, or none that can be read',
  },
  lions_disk_free_bytes: {
    type: 'gauge',
    labels: ['folder'],
    help: 'Free space where DATA_DIR ("data") and BACKUP_DIR ("backups") are',
  },
} as const satisfies Record<string, MetricText>;

export type MetricName = keyof typeof METRICS;

/** A line of a scrape. */
export interface Sample {
  labels: Record<string, string | number>;
  value: number;
}

/** The lines of some metrics; one without lines is unknown at this moment. */
export type Figures = Partial<Record<MetricName, Sample[]>>;

export const only = (value: number): Sample[] => [{ labels: {}, value }];

/** A line for each of the counts. */
export const each = (label: string, counts: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }));
