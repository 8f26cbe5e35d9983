import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TourState } from '@app/shared/contracts/profile/profile';
import type { AccountType } from '@app/shared/constants/modules';
import { moment } from '../../platform/database/moment-column.ts';
import { foreignKey } from 'drizzle-orm/pg-core';
import type { Permission } from '@app/shared/constants/modules';

export const users = pgTable(
  'users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    phone: text().notNull(),
    chineseName: text('chinese_name').notNull(),
    email: text().notNull(),
    externalSource: integer('external_source'),
    externalUserId: text('external_user_id'),
    userGroups: jsonb('user_groups').$type<string[]>().notNull(),
    language: text(),
    currency: text(),
    routeDirection: text('route_direction').notNull().default('horizontal'),
    sortValue: text('sort_value').notNull().default('score'),
    /** ISO 3166-1 alpha-2; the provider knows nothing of it. */
    country: text(),
    /** Starting materials may cost that much a gram, in minor units of `maximumPriceCurrency`. */
    maximumPrice: integer('maximum_price'),
    maximumPriceCurrency: text('maximum_price_currency'),
    /** What searches prefer, on one line (shared/src/rules/preferences.ts); null for the usual. */
    searchPreferences: text('search_preferences'),
    conditionOptCollation: text('condition_opt_collation').notNull().default(''),
    /** May push routes to the ELN. */
    isCanPushDH: boolean('is_can_push_dh').notNull().default(true),
    /** Wants to be reported for new release notes at sign-in. */
    isShowReleaseNote: boolean('is_show_release_note').notNull().default(true),
    /** The privacy notice of a pharma company is still to be accepted. */
    isNeedApprove: boolean('is_need_approve').notNull().default(true),
    /** What of the tour through the product is still to be shown. */
    tour: text().$type<TourState>().notNull().default('start'),
    accountType: text('account_type').$type<AccountType>().notNull().default('enterprise'),
    isTenantAdmin: boolean('is_tenant_admin').notNull().default(false),
    /** Nobody shares with whom an administrator disabled. */
    isDisabled: boolean('is_disabled').notNull().default(false),
    expiresAt: moment('expires_at'),
    /** What the provider's tokens said last; null until one said so. */
    customerName: text('customer_name'),
    accountCreatedAt: moment('account_created_at'),
    createdAt: moment('created_at').notNull(),
    syncedAt: moment('synced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

/** What payments and points bought for all users of a tenant. */
export const tenantLicences = pgTable('tenant_licences', {
  tenantId: text('tenant_id').primaryKey(),
  /** Whose payment or exchange changed it last. */
  userId: text('user_id').notNull(),
  accountType: text('account_type').$type<AccountType>().notNull(),
  expiresAt: moment('expires_at'),
  updatedAt: moment('updated_at').notNull(),
});

/** Accounts that their owners logged off, until their data is gone. */
export const accountClosings = pgTable(
  'account_closings',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    requestedAt: moment('requested_at').notNull(),
    removalAt: moment('removal_at').notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    index('account_closings_due').on(table.removalAt),
  ],
);

/** API keys, by the id that is part of the key. The secret itself is nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the whole key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    modules: jsonb().$type<Permission[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('api_keys_owner').on(table.tenantId, table.userId, table.createdAt),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.userId] }).onDelete(
      'cascade',
    ),
  ],
);
