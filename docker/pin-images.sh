#!/bin/sh
# Writes the digest behind each version of the images that others make into the Dockerfiles and compose files, so that an
# image cannot change under its name: postgres:17.6-bookworm@sha256:… Needs Docker with buildx and a way to the registries.
# Run it again for security fixes under the same version, and after a change of a version (Renovate does the same).
set -eu
cd "$(dirname "$0")"
files="Dockerfile keycloak/Dockerfile compose.*.yaml"
# NAME_IMAGE=… of a Dockerfile, ${NAME_IMAGE:-…} of a compose file; those that are built here have no registry to ask.
images=$(sed -nE 's/.*_IMAGE(=|:-)([a-z][^ @}]*).*/\2/p' $files | grep -v '^synthline' | sort -u)
for image in $images; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:????????????????????????????????????????????????????????????????) ;;
    *) echo "$image: no digest" >&2; exit 1 ;;
  esac
  sed -i -E "s#(_IMAGE(=|:-)$image)(@sha256:[0-9a-f]+)?#\1@$digest#" $files
  echo "$image@$digest"
done
