#!/bin/sh
# Makes the release that this file is in the current one: restarts the shop with it, and waits until the shop is ready
# and proxies know that it is back. That of an earlier release rolls back to it.
set -eu
release=$(dirname "$(dirname "$(realpath "$0")")")
ready=http://localhost:${PORT:-4000}/readyz

# At once, so that no start meets half of a change.
ln -sfn "$release" /opt/shop/current.new
mv -T /opt/shop/current.new /opt/shop/current
systemctl restart shop

end=$(($(date +%s) + 120))
until curl --fail --silent --output /dev/null "$ready"; do
  if [ "$(date +%s)" -ge "$end" ]; then
    echo "$release is not ready after two minutes: journalctl -u shop says why." >&2
    exit 1
  fi
  sleep 0.2
done
# nginx leaves a server out for that long after a failed attempt (fail_timeout in nginx.conf).
sleep 3
echo "$release is ready."
