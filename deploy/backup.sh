#!/bin/sh
# Makes a backup of the shop, copies it to another machine, and deletes old ones. Run by shop-backup.service, with
# settings from /etc/shop/backup.env:
#   COPY_TO    where rsync copies backups to, such as keeper@backups.example.com:; nowhere by default
#   KEEP_DAYS  how long they are kept on this machine, 14 days by default; copies are never deleted
set -eu
folder=/var/backups/shop
metrics=/var/lib/prometheus/node-exporter

"$(dirname "$(realpath "$0")")/shop-command.sh" backup "$folder/shop-$(date -u +%Y-%m-%dT%H%M%SZ).backup.gz"
if [ -n "${COPY_TO:-}" ]; then
  rsync --archive --ignore-existing "$folder/" "$COPY_TO"
fi
find "$folder" -name '*.backup.gz' -mtime "+${KEEP_DAYS:-14}" -delete

# For the alert ShopBackupLate. Prometheus must never read half a file.
if [ -d "$metrics" ]; then
  echo "shop_backup_last_success_timestamp_seconds $(date +%s)" > "$metrics/shop-backup.prom.new"
  mv "$metrics/shop-backup.prom.new" "$metrics/shop-backup.prom"
fi
