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
--> statement-breakpoint
CREATE TABLE "stock_files" (
	"stock_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"options" jsonb NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stock_files_stock_id_number_pk" PRIMARY KEY("stock_id","number")
);
--> statement-breakpoint
CREATE TABLE "template_files" (
	"set_id" uuid PRIMARY KEY NOT NULL,
	"is_forward" boolean NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_files" ADD CONSTRAINT "stock_files_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_files" ADD CONSTRAINT "template_files_set_id_template_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."template_sets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP INDEX "eln_deliveries_due";--> statement-breakpoint
ALTER TABLE "eln_deliveries" DROP COLUMN "claimed_until";
