// Each step on a stored session is one script, so that gateways never see half of another's work.
//
// {gw}:s:<key>  hash   d user and times, k tokens, a account (each sealed), v version, t last activity, e end, l cookie
//                      lifetime, c user changed, u and p names of the two sets below
// {gw}:e:<key>  hash   r reason, d, k of a session that ended by itself
// {gw}:u:<user> set    keys of the sessions of a user; {gw}:p:<provider session> likewise
//
// The braces keep all keys in one slot of a cluster.

export const prefix = '{gw}:';

// A session that ended by itself leaves its reason for as long as the browser may still send the cookie.
const endFunction = `
local function finish(key, reason)
  local from = '${prefix}s:' .. key
  local s = redis.call('HMGET', from, 'd', 'k', 'u', 'p', 'l')
  if not s[1] then return 0 end
  redis.call('SREM', '${prefix}u:' .. s[3], key)
  if s[4] ~= '' then redis.call('SREM', '${prefix}p:' .. s[4], key) end
  redis.call('DEL', from)
  if reason ~= '' then
    local to = '${prefix}e:' .. key
    redis.call('HSET', to, 'r', reason, 'd', s[1], 'k', s[2])
    redis.call('PEXPIRE', to, math.max(1, s[5]))
  end
  return 1
end
`;

/** key, now, inactivity ms, active 0|1, known version: version, last activity, and the parts unless known; or the end. */
export const findScript = `${endFunction}
local key, now = ARGV[1], tonumber(ARGV[2])
local s = redis.call('HMGET', '${prefix}s:' .. key, 'v', 't', 'e')
if s[1] then
  local reason = ''
  if now >= tonumber(s[3]) then reason = 'expired'
  elseif now - tonumber(s[2]) > tonumber(ARGV[3]) then reason = 'inactive' end
  if reason == '' then
    local at = s[2]
    if ARGV[4] == '1' then
      at = ARGV[2]
      redis.call('HSET', '${prefix}s:' .. key, 't', at)
    end
    if s[1] == ARGV[5] then return { 'alive', s[1], at } end
    local parts = redis.call('HMGET', '${prefix}s:' .. key, 'd', 'k', 'a')
    return { 'alive', s[1], at, parts[1], parts[2], parts[3] }
  end
  finish(key, reason)
end
local e = redis.call('HMGET', '${prefix}e:' .. key, 'r', 'd', 'k')
if e[1] then return { 'ended', e[1], e[2], e[3] } end
return {}
`;

/** key, user set, provider set, single 0|1, now, end, lifetime, changed 0|1, d, k, a: how many others ended. */
export const addScript = `${endFunction}
local key, count = ARGV[1], 0
if ARGV[4] == '1' then
  for _, other in ipairs(redis.call('SMEMBERS', '${prefix}u:' .. ARGV[2])) do count = count + finish(other, 'displaced') end
end
local name = '${prefix}s:' .. key
redis.call('HSET', name, 'v', '1', 't', ARGV[5], 'e', ARGV[6], 'l', ARGV[7], 'c', ARGV[8], 'd', ARGV[9], 'k', ARGV[10],
  'a', ARGV[11], 'u', ARGV[2], 'p', ARGV[3])
local keep = math.max(1, tonumber(ARGV[6]) - tonumber(ARGV[5]) + tonumber(ARGV[7]))
for _, kept in ipairs({ name, '${prefix}u:' .. ARGV[2], '${prefix}p:' .. ARGV[3] }) do
  if kept == '${prefix}u:' .. ARGV[2] then redis.call('SADD', kept, key) end
  if kept == '${prefix}p:' .. ARGV[3] and ARGV[3] ~= '' then redis.call('SADD', kept, key) end
  if redis.call('PTTL', kept) < keep then redis.call('PEXPIRE', kept, keep) end
end
return count
`;

/** key, field, value, end or '', lifetime or '': 1 when there was such a session. */
export const setScript = `
local name = '${prefix}s:' .. ARGV[1]
if redis.call('EXISTS', name) == 0 then return 0 end
redis.call('HSET', name, ARGV[2], ARGV[3])
if ARGV[4] ~= '' then redis.call('HSET', name, 'e', ARGV[4], 'l', ARGV[5]) end
redis.call('HINCRBY', name, 'v', 1)
return 1
`;

/** key: 1 for the first caller after the user changed. */
export const takeChangedScript = `
local name = '${prefix}s:' .. ARGV[1]
if redis.call('HGET', name, 'c') ~= '1' then return 0 end
redis.call('HSET', name, 'c', '0')
redis.call('HINCRBY', name, 'v', 1)
return 1
`;

/** key, reason or '': ends one session; without a reason nothing of it is left. */
export const removeScript = `${endFunction}
finish(ARGV[1], ARGV[2])
if ARGV[2] == '' then redis.call('DEL', '${prefix}e:' .. ARGV[1]) end
return 1
`;

/** name of a set, reason: ends every session in it, gives how many. */
export const removeAllScript = `${endFunction}
local count = 0
for _, key in ipairs(redis.call('SMEMBERS', '${prefix}' .. ARGV[1])) do count = count + finish(key, ARGV[2]) end
return count
`;

/** name, owner: releases a lock that is still the owner's. */
export const releaseScript = `
if redis.call('GET', '${prefix}l:' .. ARGV[1]) == ARGV[2] then return redis.call('DEL', '${prefix}l:' .. ARGV[1]) end
return 0
`;
