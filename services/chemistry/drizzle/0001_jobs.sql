CREATE TABLE "job_claims" (
	"kind" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_claim" bigint NOT NULL,
	CONSTRAINT "job_claims_kind_tenant_id_user_id_pk" PRIMARY KEY("kind","tenant_id","user_id")
);
--> statement-breakpoint
-- Who was served when stays known.
INSERT INTO "job_claims" SELECT 'scoring', "tenant_id", "user_id", row_number() OVER (ORDER BY "last_started_at") FROM "score_turns";
--> statement-breakpoint
DROP TABLE "score_turns" CASCADE;--> statement-breakpoint
ALTER TABLE "score_tasks" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "score_tasks" DROP COLUMN "heartbeat_at";
--> statement-breakpoint
ALTER TABLE "impurity_batches" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "impurity_batches" DROP COLUMN "heartbeat_at";
--> statement-breakpoint
ALTER TABLE "forward_tasks" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "forward_tasks" DROP COLUMN "heartbeat_at";
--> statement-breakpoint
-- Who was served when stays known.
INSERT INTO "job_claims" SELECT 'search', "tenant_id", "user_id", row_number() OVER (ORDER BY "last_started_at") FROM "turns";
--> statement-breakpoint
DROP TABLE "turns" CASCADE;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "heartbeat_at";
