// The checks of the edge, and how each is broken: a text of a source file that is replaced while tests run. Every one of
// these must be caught by the tests beside it.

export interface Mutation {
  /** What is no longer checked. */
  name: string;
  /** From the top of the repository. */
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  /** Test files or folders that are to notice. */
  tests: readonly string[];
}

const src = 'gateway/src';
const calls = [`${src}/features/calls`];
const auth = [`${src}/auth`];
const sessions = [`${src}/sessions`];

function of(file: string, tests: readonly string[], ...breaks: readonly (readonly [string, string, string])[]) {
  return breaks.map(([name, from, to]): Mutation => ({ name, file, from, to, tests }));
}

export const mutations: readonly Mutation[] = [
  ...of(
    `${src}/features/calls/routes.ts`,
    calls,
    ['the guard of a route', '    onRequest: createGuard(call, parts),\n', ''],
    ['the module that a call asks for', '    requireAskedModule(call, request);\n', ''],
    [
      'the calls of one user in progress',
      '    if (request.caller) await (isStream ? streamLimiter : limiter).acquire(request.caller.user.id, reply.raw);\n',
      '',
    ],
    ['the contract of path, query and body', 'schema: Object.fromEntries(declared.map((part) => [part, {}])),', ''],
  ),
  ...of(
    `${src}/features/calls/guard.ts`,
    [...calls, `${src}/plugins`],
    ['the cross-site check', '    if (!isProgram) refuseCrossSite(request, call, publicUrl);\n', ''],
    ['the session', "if (call.access === 'public' && !isProgram) return;", 'if (!isProgram) return;'],
    ['account and permission', '    requireAccount(call, request.caller, parts.deployment);\n', ''],
    ['the rate of a user', '    rateLimits.takeForUser(request.caller.user.id);\n', ''],
    [
      'the rate of uploads',
      'if (call.upload !== undefined) await rateLimits.takeForUpload(request.caller.user.id);',
      '',
    ],
    [
      'the permission of a call',
      'if (!access.some((permission) => account.permissions.includes(permission))) {',
      'if (access.length === 0) {',
    ],
    [
      'the console of the enterprise deployment',
      "if (deployment === 'enterprise' && call.path.startsWith('/api/console/')) throw new AppError('notFound');",
      '',
    ],
    [
      'the expired administrator',
      'if (account.isExpired && account.isTenantAdmin && !call.openToExpired) {',
      'if (account.isExpired && !account.isTenantAdmin && !call.openToExpired) {',
    ],
  ),
  ...of(
    `${src}/auth/programs/programs.ts`,
    [...calls, `${src}/features/mcp`, `${src}/auth/programs`],
    [
      'the credentials an address may guess',
      '      if (!kind.isKnownGood(request)) rateLimits.requireFewRefusals(request.ip);\n',
      '',
    ],
    ['good keys beside guessed ones', 'if (!kind.isKnownGood(request)) rateLimits', 'rateLimits'],
  ),
  ...of(
    `${src}/auth/programs/access-tokens.ts`,
    [`${src}/features/mcp`],
    ['the audience of an access token', '        audience: parts.audience,\n', ''],
    ['the issuer of an access token', '        issuer: await parts.issuer(),\n', ''],
    ['an access token without an end', "requiredClaims: ['exp', 'sub']", "requiredClaims: ['sub']"],
    [
      'access tokens outside of tools',
      'tools.getStore() === true && givenToken(request) !== undefined',
      'givenToken(request) !== undefined',
    ],
    ['a user without a module', '    requireSomePermission(account);\n', ''],
  ),
  ...of(
    `${src}/features/mcp/routes.ts`,
    [`${src}/features/mcp`],
    ['the host of /mcp', "    scope.addHook('onRequest', hostHeaderValidation(hostNamesOf(publicUrl)));\n", ''],
    [
      'the origin of /mcp',
      "  if (origin !== undefined && origin !== publicUrl) throw new AppError('forbidden');\n",
      '',
    ],
    ['the rate at /mcp', '  rateLimits.takeForUser(request.caller.user.id);\n', ''],
  ),
  ...of(
    `${src}/auth/programs/api-keys.ts`,
    [`${src}/auth/programs`],
    ['a key that is refused again', '        accepted.delete(keyHash);\n', ''],
    ['how long a good key is remembered', '?? 0) > now()', '?? 0) > 0'],
  ),
  ...of(
    `${src}/features/members/handlers.ts`,
    [`${src}/features/members`],
    [
      'API keys after a reset of the password',
      '        await parts.apiKeys.revokeAll({ id: userId, tenantId: callerOf(request).user.tenantId }, request);\n',
      '',
    ],
  ),
  ...of(
    `${src}/plugins/cross-site.ts`,
    calls,
    ['the origin', "  if (origin !== undefined && origin !== publicUrl) throw new AppError('forbidden');\n", ''],
    [
      'the site that sends',
      "  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw new AppError('forbidden');\n",
      '',
    ],
    ['the header of our own page', "  if (!isOwnRead) throw new AppError('forbidden');\n", ''],
  ),
  ...of(
    `${src}/plugins/rate-limits.ts`,
    [`${src}/plugins`, ...calls, ...auth],
    [
      'the rate of sign-ins of an address',
      'takeForSignIn: (address) => take(signIn, addressKeyOf(address)),',
      'takeForSignIn: async () => undefined,',
    ],
    [
      'the window of a rate',
      'if (current !== window) [window, counts] = [current, new Map()];',
      '[window, counts] = [current, new Map()];',
    ],
  ),
  ...of(
    `${src}/sessions/memory-store.ts`,
    sessions,
    [
      'inactivity',
      "return at - session.lastActivityAt > limits.inactivityMs ? 'inactive' : undefined;",
      'return undefined;',
    ],
    ['the longest duration of a session', "    if (at >= endOf(session, limits)) return 'expired';\n", ''],
    [
      'passive calls',
      '      if (isActive) entry.alive.lastActivityAt = now();\n',
      '      entry.alive.lastActivityAt = now();\n',
    ],
    ['one session a user', "single ? endAll(bySubject.keysOf(session.user.id), 'displaced') : 0", '0'],
    ['what counts once', '      if ((claims.get(name) ?? 0) > now()) return false;\n', ''],
  ),
  ...of(
    `${src}/sessions/redis-scripts.ts`,
    sessions,
    ['inactivity in Redis', "elseif now - tonumber(s[2]) > tonumber(ARGV[3]) then reason = 'inactive' end", 'end'],
    [
      'the longest duration in Redis',
      "if now >= tonumber(s[3]) then reason = 'expired'",
      "if false then reason = 'expired'",
    ],
  ),
  ...of(`${src}/auth/session-cookie.ts`, auth, [
    'a new id at sign-in',
    'if (before !== undefined) await sessions.remove(before);',
    '',
  ]),
  ...of(
    `${src}/auth/return-to.ts`,
    [`${src}/auth/return-to.test.ts`],
    [
      'the return address',
      'export function safeReturnTo(value: unknown): string {\n',
      'export function safeReturnTo(value: unknown): string {\n  if (Date.now() > 0) return String(value);\n',
    ],
    ['control characters of a return address', ' || hasControlCharacter(value)', ''],
    ['two slashes after dots', "parsed.pathname.startsWith('//') || ", ''],
    ['addresses of the server', ' || isServerPath(parsed.pathname)', ''],
  ),
  ...of(
    `${src}/auth/provider/backchannel-logout.ts`,
    auth,
    ['the issuer of a logout token', 'issuer, audience', 'audience'],
    ['the audience of a logout token', 'audience: clientId, ', ''],
    ['the age of a logout token', ', maxTokenAge: maxAgeMs / 1000 }', ' }'],
    ['the id of a logout token', "'exp', 'jti', 'events'", "'exp', 'events'"],
    ['the end of a logout token', "'iat', 'exp', ", "'iat', "],
    [
      'the type of a logout token',
      "if (!isLogoutType(decodeProtectedHeader(logoutToken).typ)) throw new AppError('badRequest');",
      '',
    ],
    ['the event of a logout token', '!isLogoutEvent(claims) || ', ''],
    ['the nonce that a logout token may not have', " || 'nonce' in claims", ''],
    ['the second use of a logout token', '      await refuseReplay(claims.jti);\n', ''],
  ),
  ...of(`${src}/auth/provider/token-refresh.ts`, auth, [
    'the tenant at a refresh',
    '|| user.tenantId !== current.user.tenantId) {',
    ') {',
  ]),
  ...of(
    `${src}/auth/sign-in.ts`,
    auth,
    ['the state of a sign-in', '        expectedState: state,\n', '        expectedState: client.skipStateCheck,\n'],
    ['the signature of an id token', '    await requireSignedIdToken(keys, response.id_token);\n', ''],
  ),
  ...of(`${src}/auth/routes.ts`, auth, [
    'parameters that come twice',
    'return isTwice ? undefined : transactions.take(',
    'return transactions.take(',
  ]),
  ...of(
    `${src}/auth/transactions.ts`,
    auth,
    ['the browser of a sign-in', 'if (taken?.transaction.state !== state) return undefined;', ''],
    ['the second use of a state', '(await sessions.claim(`state:${state}`, lifetimeMs))', 'taken'],
  ),
  ...of(
    `${src}/auth/federated/group-rule.ts`,
    [`${src}/auth/federated`],
    ['the group of a federated user', 'return rules.some((rule) =>', 'return true || rules.some((rule) =>'],
  ),
  ...of(
    `${src}/auth/programs/api-keys.ts`,
    [`${src}/auth/programs`],
    [
      'calls that no key may make',
      "      if (call && !isForPrograms(call)) throw new AppError('featureNotPermitted');\n",
      '',
    ],
    ['the modules of a key', 'return held.filter((permission) => modules.includes(permission));', 'return [...held];'],
    [
      'an owner without modules',
      "      if (account.permissions.length === 0 && !held.isExpired) throw new AppError('featureNotPermitted');\n",
      '',
    ],
  ),
  ...of(
    `${src}/upload/file-check.ts`,
    [`${src}/upload`, `${src}/features/calls/forward-upload.test.ts`],
    [
      'the size of a file',
      '      if (chunk.length <= left) return next.push(chunk);\n',
      '      return next.push(chunk);\n',
    ],
  ),
  ...of(
    `${src}/upload/transfer-watch.ts`,
    [`${src}/upload`, `${src}/features/calls/forward-upload.test.ts`],
    ['the length of a form', '    if (total > limits.maxBytes) end(limits.tooLong());\n', ''],
    ['a sender that is too slow', "else if (sampled >= samples) end(new AppError('requestTimeout'));", ''],
  ),
  ...of(
    `${src}/upload/checked-parts.ts`,
    [`${src}/upload`, `${src}/features/calls/forward-upload.test.ts`],
    ['the format of a file', 'createFileCheck(rule, format, limit)', '{ push: () => undefined, end: () => undefined }'],
    ['what is in a workbook', '      await checkWorkbook(file.fd, rule, inspectWithinMs);\n', ''],
  ),
  ...of(
    `${src}/plugins/body-parsers.ts`,
    [`${src}/plugins`],
    ['how deep JSON is nested', '    if (depth > maxDepth) return true;\n', ''],
  ),
  ...of(
    `${src}/features/calls/forward-headers.ts`,
    calls,
    [
      'the headers that go to the service',
      'const passed = pick(given, passedUp[call.gives]);',
      'const passed = pick(given, Object.keys(given));',
    ],
    ['the headers that come from it', 'return pick(given, passedDown);', 'return pick(given, Object.keys(given));'],
  ),
  ...of(
    `${src}/upstreams/connections.ts`,
    [`${src}/features/calls`],
    [
      'the certificate of the service',
      'timeout: connectTimeoutMs, ...trust',
      'timeout: connectTimeoutMs, rejectUnauthorized: false, ...trust',
    ],
  ),
  ...of(
    `${src}/plugins/audit-trail.ts`,
    [`${src}/plugins`, `${src}/audit`, `${src}/features/account`],
    ['audit lines of changed credentials', "  accountPassword: 'password-changed',\n", ''],
    ['audit lines of wrong passwords', 'proofRefused(reply) ?? ', ''],
    ['audit lines of refusals', 'reply.refusal?.action ?? ', ''],
    [
      'audit lines of business actions',
      "return trackingId !== undefined || call.changesState ? 'call' : undefined;",
      'return undefined;',
    ],
  ),
  ...of(`${src}/audit/chain.ts`, [`${src}/audit`], ['the order of audit lines', '    prevHash = sealed.hash;\n', '']),
  ...of(
    'services/chemistry/src/features/intermediates/visible.ts',
    ['services/chemistry/src/features/intermediates'],
    ['the tenant of shared tasks', '        eq(shares.tenantId, tenantId),\n', ''],
    ['the tenant of intermediates', '    eq(intermediateUses.tenantId, reader.tenantId),\n', ''],
  ),
  ...of(
    `${src}/operations/shutdown.ts`,
    [`${src}/operations`],
    ['new connections while stopping', '  Server.prototype.close.call(app.server);\n', ''],
    ['new streams while stopping', 'if (state.isStopping) return done', 'if (route.url === undefined) return done'],
  ),
  ...of(
    `${src}/plugins/body-deadline.ts`,
    [`${src}/plugins`],
    ['how long a small body takes', 'if (!raw.complete) sendClientError(late, raw.socket, headers);', ''],
  ),
  ...of(
    `${src}/features/session/handlers.ts`,
    auth,
    ['the password after a sign-out', '    refusal.askAgain(reply, askAgainMs);\n', ''],
    ['the refresh token at a sign-out', 'void revoke(found?.alive?.tokens.refreshToken, request)', 'undefined'],
  ),
  ...of(`${src}/features/calls/session-stream.ts`, calls, [
    'the session of a stream',
    'if (!found?.alive) raw.destroy();',
    '',
  ]),
];
