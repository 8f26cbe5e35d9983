#!/bin/sh
# Brings a running deployment to another image, one container after the other.
set -eu
umask 077

usage() {
  cat <<'TEXT'
usage: docker/upgrade.sh -f docker/compose.KIND.yaml [options] IMAGE

  -f, --file FILE       compose file that was started; may be given several times
      --env-file FILE   settings (docker/.env)
      --project NAME    project, where it was started under a name of its own
      --wait SECONDS    how long one container may take to be ready (180)
      --settle SECONDS  from there to the next one (8): nginx finds the new address within this time
  -h, --help            this text

Order: chemistry services, workers, gateways, then what else runs the image; one at a time. The next one is touched only
when the one before says 200 at /readyz. When one does not, it and all before it go back to the image they had, and the
exit status is 1. In the end IMAGE in the settings names the new image. PostgreSQL, Redis and nginx are left alone.

Back up first. The first chemistry service brings the tables up to date; the version before goes on working with them.
TEXT
}

fail() {
  echo "upgrade: $*" >&2
  exit 1
}

env_file=docker/.env project= files= wait=180 settle=8 image=
while [ $# -gt 0 ]; do
  case $1 in
    -h | --help) usage; exit 0 ;;
    -f | --file | --env-file | --project | --wait | --settle) [ $# -gt 1 ] || fail "$1 needs a value" ;;
  esac
  case $1 in
    -f | --file) [ -f "$2" ] || fail "there is no file $2"; files="$files --file '$2'"; shift 2 ;;
    --env-file) env_file=$2; shift 2 ;;
    --project) project=$2; shift 2 ;;
    --wait) wait=$2; shift 2 ;;
    --settle) settle=$2; shift 2 ;;
    -*) fail "unknown option $1; see --help" ;;
    *) [ -z "$image" ] || fail "one image, please: $image or $1"; image=$1; shift ;;
  esac
done
[ -n "$files" ] && [ -n "$image" ] || { usage >&2; exit 2; }
[ -f "$env_file" ] || fail "there is no file $env_file"

# compose IMAGE ARGUMENTS: what is set in the environment goes before the file of settings.
compose() {
  use=$1; shift
  eval "IMAGE=\$use docker compose ${project:+--project-name '$project'} --env-file '$env_file' $files --profile '*' \"\$@\""
}

say() { echo "$(date +%H:%M:%S) $*"; }

image_of() { docker inspect --format '{{.Config.Image}}' "$(compose "$image" ps --all --quiet "$1")"; }

is_ready() {
  case $1 in
    gateway*) address=8080/readyz ;;
    identity) address=8081/livez ;;
    *) address=8082/readyz ;;
  esac
  compose "$image" exec -T "$1" node docker/healthcheck.mjs "http://127.0.0.1:$address" </dev/null >/dev/null 2>&1
}

# bring SERVICE IMAGE: stops it (what is under way is finished), starts it from the image, waits until it is ready.
bring() {
  compose "$2" up --detach --no-deps --no-build "$1" </dev/null >/dev/null 2>&1 || return 1
  until=$(($(date +%s) + wait))
  until is_ready "$1"; do
    [ "$(date +%s)" -lt "$until" ] || return 1
    sleep 1
  done
  sleep "$settle"
}

docker image inspect "$image" >/dev/null 2>&1 || docker pull --quiet "$image" >/dev/null || fail "there is no image $image"
running=$(compose "$image" ps --services | sort)
order=
for role in chemistry worker gateway identity; do
  for service in $running; do
    case $service in "$role" | "$role"-[0-9]*) order="$order $service" ;; esac
  done
done
[ -n "$order" ] || fail "nothing of $files is running"

done_so_far=
for service in $order; do
  before=$(image_of "$service")
  if [ "$before" = "$image" ] && is_ready "$service"; then
    say "$service runs $image already"
    continue
  fi
  say "$service: $before -> $image"
  done_so_far="$service=$before $done_so_far"
  bring "$service" "$image" && continue
  say "$service did not become ready; its last lines:" >&2
  compose "$image" logs --no-color --tail 10 "$service" >&2 || :
  for entry in $done_so_far; do
    say "${entry%%=*} goes back to ${entry#*=}" >&2
    bring "${entry%%=*}" "${entry#*=}" || say "${entry%%=*} did not become ready: look at its log" >&2
  done
  fail "went back; $env_file names the image as before"
done

# A line that is there is replaced, also one that is commented out as in the example.
if grep -q '^#\{0,1\}IMAGE=' "$env_file"; then
  sed "s|^#\{0,1\}IMAGE=.*|IMAGE=$image|" "$env_file" >"$env_file.new" && cat "$env_file.new" >"$env_file" && rm "$env_file.new"
else
  echo "IMAGE=$image" >>"$env_file"
fi
say "all of it runs $image"
