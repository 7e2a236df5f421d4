import { METRICS } from './metrics/metric-table.js';

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table of Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
export const code = (text: string) => `\`${text}\``;

/** The section of docs/operations.md about metrics, from the table that makes them. */
export function monitoringSection(): string {
  const metrics = Object.entries(METRICS).map(([name, { type, labels, help }]) => [
    code(name),
    type,
    labels.map(code).join(', '),
    help,
  ]);
  return `## Monitoring

\`GET /api/health/live\` answers while the process runs, with the version of the site; \`GET /api/health/ready\` answers 503 while the database cannot be read or
written. The log has one line per request: route, status, milliseconds, the request id (also in the header \`x-request-id\`), the id of
the signed-in user, and the client's network (/24 of IPv4, /48 of IPv6); it holds no passwords, tokens, names or full addresses. It is JSON,
and in a terminal it is for people, with the club's time (\`LOG_FORMAT\`). Output that is not read, because a pipe was closed or a disk is
full, is lost and does not stop the server.
\`npm run sbom\` lists all packages with their licences. With \`CONTACT_EMAIL\` set,
\`/.well-known/security.txt\` names the contact for security problems.

A server that is down tells no one. Let a watcher outside ask \`/api/health/ready\` of the public address every five minutes, and write to two
people unless the status is 200: any uptime service does. So does cron on another machine, which mails what a command prints:

\`\`\`
curl --fail --silent --show-error --max-time 10 --output /dev/null https://club.example/api/health/ready
\`\`\`

With a mail server, superadmins get a mail, at most once a day about each: mails that failed, less than 1 GB of free disk where DATA_DIR or
BACKUP_DIR is, no backup for 36 hours (with BACKUP_DIR), a clean-up that waits for their approval. An address at \`localhost\`, as the first
superadmin has until it is changed, gets none.

## Metrics

Metrics for Prometheus are off. Turn them on in one of two ways:

- \`METRICS_PORT=9400\`: at \`http://127.0.0.1:9400/metrics\`, for a Prometheus on the same machine. Another address to listen on is
  \`METRICS_HOST\`, which requires \`METRICS_TOKEN\` unless only this machine reaches it. Each process on a machine needs its own port.
- \`METRICS_TOKEN\` alone: at \`/metrics\` of the site, with the header \`Authorization: Bearer TOKEN\`. Behind a proxy that spreads requests
  over several processes, each scrape would see another one: use ports.

\`\`\`
scrape_configs:
  - job_name: lions
    scrape_interval: 30s
    authorization: { credentials_file: /etc/prometheus/lions-token }   # with METRICS_TOKEN
    static_configs: [{ targets: ['127.0.0.1:9400'] }]
rule_files: [/path/to/docs/monitoring/alert-rules.yml]
\`\`\`

The job has to be called \`lions\`: rules and dashboard ask for it. \`promtool check rules docs/monitoring/alert-rules.yml\` checks the rules
after a change, and \`promtool test rules docs/monitoring/alert-rules.test.yml\` tests them. In Grafana: Dashboards, New, Import, then the file
\`docs/monitoring/dashboard.json\` and the Prometheus data source.

No metric has personal data. What is read from the database or from a folder is the same in all processes: rules and dashboard take its
maximum or minimum, not the sum. Besides these there are prom-client's own: \`process_…\` and \`nodejs_…\`, such as
\`nodejs_eventloop_lag_p99_seconds\`.

${table(['Metric', 'Type', 'Labels', 'Says'], metrics)}
`;
}
