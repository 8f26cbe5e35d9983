#!/bin/sh
# Fetches what the image is built from into .packages/packages.tgz, from which docker/install.sh installs offline. Runs from the
# top of the checkout, on Linux with the same kind of processor, where npm reaches a registry: sh docker/fetch.sh
set -eu
pnpm=$(sed -n 's/^pnpm=//p' docker/install.sh)
target=$PWD/.packages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -cf - package.json pnpm-lock.yaml pnpm-workspace.yaml ./*/package.json services/*/package.json | tar -xf - -C "$work"
cd "$work"
npm_config_cache="$work/packages/npm" npx -y "$pnpm" install --frozen-lockfile --ignore-scripts --store-dir "$work/packages/store" \
  --filter "@app/gateway..." --filter "@app/chemistry..." --filter "@app/identity..." --filter "@app/web..."
rm -rf "$work/packages/npm/_npx"
mkdir -p "$target"
tar -czf "$target/packages.tgz" -C "$work/packages" npm store
