-- Who was served when stays known.
INSERT INTO "job_claims" SELECT 'search', "tenant_id", "user_id", row_number() OVER (ORDER BY "last_started_at") FROM "turns";
--> statement-breakpoint
DROP TABLE "turns" CASCADE;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "heartbeat_at";