#!/bin/sh
# Lists every variable that a compose file insists on and that neither docker/.env nor the environment sets, all at once:
# sh docker/missing.sh enterprise. Ends with 1 where there are any.
set -eu
folder=$(dirname "$0")
kind=${1:?the kind of compose file, such as enterprise}
settings=${2:-$folder/.env}
[ -f "$folder/compose.$kind.yaml" ] || { echo "there is no $folder/compose.$kind.yaml" >&2; exit 2; }
[ -f "$settings" ] || { echo "$settings is missing: copy docker/.env.example" >&2; exit 2; }

# Of the same variable the file of the kind explains before the base file does.
asked=$(cat "$folder/compose.$kind.yaml" "$folder/compose.base.yaml" | grep -v '^ *#' | grep -o '\${[A-Z_]*:?[^}]*}' |
  sed 's/^\${\([A-Z_]*\):?\(.*\)}$/\1: \2/' | awk -F: '!seen[$1]++')
is_set() {
  value=$(sed -n "s/^ *$1=//p" "$settings" | tail -n 1 | tr -d "\"' \r")
  eval "value=\${$1:-\$value}"
  [ -n "$value" ]
}
missing=$(
  echo "$asked" | while IFS= read -r line; do is_set "${line%%:*}" || echo "$line"; done
  case "$asked" in
    *OIDC_ISSUER:*) is_set AUTH_SERVER_URL || is_set PERMISSIONS_CLAIM ||
      echo "AUTH_SERVER_URL or PERMISSIONS_CLAIM: a server that knows what each user may do, or the claim that says so" ;;
  esac
)
[ -z "$missing" ] || { echo "$missing"; exit 1; }
