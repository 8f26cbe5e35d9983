#!/bin/sh
# Installs packages while the image is built: install.sh OPTIONS-OF-PNPM. What a company adds is optional:
#   secret `ca`      PEM of the authority whose certificates a proxy shows in place of the registry's
#   secret `npmrc`   registry, user and token, read at /root/.npmrc
#   NPM_REGISTRY     address of a mirror
#   .packages        made by docker/fetch.sh: nothing is asked for outside
set -eu
pnpm=pnpm@12.21.0
if [ -f /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi
if [ -n "${NPM_REGISTRY:-}" ]; then
  export npm_config_registry="$NPM_REGISTRY"
  set -- "$@" --registry "$NPM_REGISTRY"
fi
if [ -f /packages/packages.tgz ]; then
  mkdir /tmp/packages
  tar -xzf /packages/packages.tgz -C /tmp/packages
  export npm_config_cache=/tmp/packages/npm npm_config_offline=true
  set -- "$@" --offline --trust-lockfile --store-dir /tmp/packages/store
fi
npx -y "$pnpm" install --frozen-lockfile "$@"
