#!/bin/sh
# Installs the site without Docker, as the unit lions.service of systemd, on Debian or Ubuntu. As root, in the clone:
#   sh tools/setup/systemd.sh          may be run again; the same line with `build` builds /opt/lions/next only
cd "$(dirname "$(readlink -f "$0")")/../.." || exit 1
# The site's user reads what runs.
umask 022
set -e

case ${LIONS_LANG:-${LC_ALL:-${LANG:-}}} in fr*) LANGUAGE=fr ;; *) LANGUAGE=en ;; esac
say() { if [ "$LANGUAGE" = fr ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }
stop_with() { say "$@" >&2; exit 1; }
has_node() { node -e 'import("./tools/setup/node-version.mjs").then((it) => it.requireSupportedNode())' 2>/dev/null; }

build() {
  say 'Building; this takes some minutes.' 'Construction; cela prend quelques minutes.'
  npm ci --no-audit --no-fund
  NODE_ENV=production NX_DAEMON=false NX_TUI=false NX_NO_CLOUD=true npx nx run-many -t build -p api,site
  rm -rf /opt/lions/next
  node apps/api/image.mjs /opt/lions/next
  mkdir -p /opt/lions/next/tools/setup
  cp tools/setup/env-file.mjs tools/setup/run.mjs tools/setup/with-env.mjs /opt/lions/next/tools/setup/
}

[ "$(id -u)" = 0 ] || stop_with 'This is for root: sudo sh tools/setup/systemd.sh' \
  'C’est réservé à root : sudo sh tools/setup/systemd.sh'
if [ "$1" = build ]; then build; exit; fi
[ -d /run/systemd/system ] || stop_with 'This machine does not run systemd.' 'Cette machine ne tourne pas sous systemd.'
[ -f .env ] || stop_with 'First copy .env.example to .env, and write your settings into it.' \
  'Copiez d’abord .env.example sous le nom .env et écrivez-y vos paramètres.'

say '1. Node, which runs the site.' '1. Node, qui fait tourner le site.'
has_node || { apt-get update && apt-get --yes install nodejs npm; } || :
has_node || stop_with \
  'The site needs Node 20.19, 22.12, 24 or later, which this system does not have: nodejs.org/en/download says how to install it.' \
  'Le site demande Node 20.19, 22.12, 24 ou plus récent, que ce système n’a pas : nodejs.org/fr/download dit comment l’installer.'

say '2. The user lions, and its folders /var/lib/lions and /var/backups/lions.' \
  '2. L’utilisateur lions et ses dossiers /var/lib/lions et /var/backups/lions.'
id lions >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/lions --shell /usr/sbin/nologin lions
install -d -m 700 -o lions -g lions /var/lib/lions /var/backups/lions
install -d -m 755 /opt/lions
ln -sfn "$PWD" /opt/lions/clone
install -d -m 750 -g lions /etc/lions

say '3. The site, in /opt/lions/current.' '3. Le site, dans /opt/lions/current.'
build
rm -rf /opt/lions/current
cp -a /opt/lions/next /opt/lions/current

say '4. The service, which starts with the machine; the system’s journal keeps 200 MB of its log.' \
  '4. Le service, qui démarre avec la machine; le journal du système garde 200 Mo de ses messages.'
install -m 644 tools/setup/lions.service /etc/systemd/system/lions.service
mkdir -p /etc/systemd/journald.conf.d
printf '[Journal]\nSystemMaxUse=200M\n' >/etc/systemd/journald.conf.d/lions.conf
systemctl restart systemd-journald
systemctl daemon-reload
systemctl enable lions
systemctl restart lions

setting() { SETTINGS_DIR=$PWD node --import ./tools/setup/with-env.mjs -p "process.env.$1 ?? '$2'"; }
domain=$(setting DOMAIN)
if [ -n "$domain" ]; then
  say "5. Caddy, which serves https://$domain." "5. Caddy, qui sert https://$domain."
  command -v caddy >/dev/null || apt-get --yes install caddy
  # Debian 12 has Caddy 2.6, which does not know persist_config; without it nothing but a copy of this file is kept.
  sed "/persist_config/d; s/{\$DOMAIN}/$domain/; s/app:3000/127.0.0.1:$(setting PORT 3000)/" proxy/Caddyfile >/etc/caddy/Caddyfile
  systemctl enable caddy
  systemctl restart caddy
fi
say 'Done. The sign-in of the superadmin, shown only once: ./lions logs 100' \
  'C’est fait. Le compte du superadministrateur, montré une seule fois : ./lions logs 100'
