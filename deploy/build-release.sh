#!/bin/sh
# `deploy/build-release.sh VERSION` builds this source and makes shop-VERSION.tar.gz of it, for servers with the same
# version of Node.js and the same processors. As in the Dockerfile, only what runs is in it. The scripts of the release
# that was built here before stay in it, for tabs that are still open.
set -eu
cd "$(dirname "$0")/.."
source=$(pwd)
version=$1

npm ci --no-fund --no-audit
npm run build

release=$(mktemp -d)
trap 'rm -rf "$release"' EXIT
cp -a package.json package-lock.json .npmrc node_modules dist deploy "$release"
cd "$release"
node "$source/server/bundle/runtime-packages.mjs"
npm prune --omit=dev --no-fund --no-audit
tar --create --gzip --owner=0 --group=0 --file="$source/shop-$version.tar.gz" package.json node_modules dist deploy
echo "$source/shop-$version.tar.gz"
