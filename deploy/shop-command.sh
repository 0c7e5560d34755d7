#!/bin/sh
# Runs a command of the release that this file is in, with the settings of the shop and as its user: migrate, seed,
# backup FILE, restore FILE, secondFactorOff EMAIL. SETTINGS=FILE has others than those of the shop.
set -eu
release=$(dirname "$(dirname "$(realpath "$0")")")
exec systemd-run --quiet --pipe --wait --collect --uid=shop --gid=shop \
  --property=EnvironmentFile="${SETTINGS:-/etc/shop/shop.env}" --property=UMask=0077 \
  --working-directory="$release" \
  /usr/bin/node --max-old-space-size=1024 dist/server/command.js "$@"
