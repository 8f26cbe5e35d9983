#!/bin/sh
# Starts a Redis or a sentinel of compose.scale.yaml: `start.sh node`, `start.sh sentinel`. What the sentinels decide (which is the
# primary) is written to the file in /data and holds after a restart; the password is that of the environment each time.
set -eu
umask 077
password=${REDISCLI_AUTH:?the password}
address=${ADDRESS:?where the others find this container}
file=/data/$1.conf
group=sessions

first_lines() {
  case $1 in
    node)
      printf 'dir /data\nappendonly yes\nmaxmemory 512mb\nmaxmemory-policy noeviction\nrepl-diskless-sync-delay 0\n'
      printf 'replica-announce-ip %s\n' "$address"
      [ -z "${COPY_OF:-}" ] || printf 'replicaof %s 6379\n' "$COPY_OF"
      ;;
    sentinel)
      printf 'port 26379\ndir /data\n'
      printf 'sentinel announce-ip %s\nsentinel announce-port 26379\nsentinel monitor %s %s 6379 2\n' "$address" "$group" "${PRIMARY:?}"
      printf 'sentinel down-after-milliseconds %s 1000\nsentinel failover-timeout %s 5000\n' "$group" "$group"
      ;;
  esac
}

[ -s "$file" ] || first_lines "$1" > "$file"
grep -v -e '^requirepass ' -e '^masterauth ' -e '^sentinel auth-pass ' -e '^sentinel sentinel-pass ' "$file" > /tmp/new.conf
case $1 in
  node) printf 'requirepass %s\nmasterauth %s\n' "$password" "$password" >> /tmp/new.conf ;;
  sentinel)
    printf 'requirepass %s\nsentinel auth-pass %s %s\nsentinel sentinel-pass %s\n' "$password" "$group" "$password" "$password" \
      >> /tmp/new.conf
    ;;
esac
cat /tmp/new.conf > "$file"
rm /tmp/new.conf
if [ "$1" = sentinel ]; then exec redis-server "$file" --sentinel; fi
exec redis-server "$file"
