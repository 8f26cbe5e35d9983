CREATE TABLE "quota_marks" (
	"tenant_id" text NOT NULL,
	"scope" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quota_marks_tenant_id_scope_period_start_percent_pk" PRIMARY KEY("tenant_id","scope","period_start","percent")
);
--> statement-breakpoint
CREATE TABLE "search_quotas" (
	"tenant_id" text NOT NULL,
	"scope" text NOT NULL,
	"amount" bigint NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"set_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_quotas_tenant_id_scope_pk" PRIMARY KEY("tenant_id","scope")
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"module" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "quota_marks_at" ON "quota_marks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_uses_tenant" ON "search_uses" USING btree ("tenant_id","module","created_at");--> statement-breakpoint
CREATE INDEX "search_uses_user" ON "search_uses" USING btree ("tenant_id","user_id","module","created_at");--> statement-breakpoint
CREATE INDEX "search_uses_subject" ON "search_uses" USING btree ("subject_id","created_at");--> statement-breakpoint
-- Searches made before they were counted. One that failed and found nothing was given back; a task that waits outside of the line, or was only drawn by hand, has not taken any.
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at", "returned_at")
SELECT gen_random_uuid(), "tenant_id", "user_id", "route_type", "id"::text, "created_at", CASE WHEN "state" = 'failed' AND "route_count" = 0 THEN coalesce("finished_at", "created_at") END
FROM "tasks" WHERE "run" > 0 OR "state" = 'queued';--> statement-breakpoint
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at", "returned_at")
SELECT gen_random_uuid(), "tenant_id", "user_id", 'forwardsynthesis', "id"::text, "created_at", CASE WHEN "state" = 'failed' AND "kept" = 0 THEN coalesce("finished_at", "created_at") END
FROM "forward_tasks";--> statement-breakpoint
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at", "returned_at")
SELECT gen_random_uuid(), "tenant_id", "user_id", 'sascore', "id"::text, "created_at", CASE WHEN "state" = 'failed' AND "scored" = 0 THEN coalesce("finished_at", "created_at") END
FROM "score_tasks";--> statement-breakpoint
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at", "returned_at")
SELECT gen_random_uuid(), search."tenant_id", search."user_id", 'impuritypredict', batch."id"::text, batch."created_at", CASE WHEN batch."state" = 'failed' AND batch."impurities" = 0 THEN coalesce(batch."finished_at", batch."created_at") END
FROM "impurity_batches" batch JOIN "impurity_searches" search ON search."id" = batch."search_id";--> statement-breakpoint
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at")
SELECT gen_random_uuid(), "tenant_id", "user_id", 'conditionoptimization', "id"::text, "created_at"
FROM "condition_optimizations";--> statement-breakpoint
INSERT INTO "search_uses" ("id", "tenant_id", "user_id", "module", "subject_id", "created_at")
SELECT gen_random_uuid(), "tenant_id", "user_id", 'quotation', "id"::text, "created_at"
FROM "quotations" WHERE "version" = 1;
