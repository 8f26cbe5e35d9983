CREATE TABLE "eln_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"route_type" text NOT NULL,
	"task_name" text NOT NULL,
	"target" jsonb NOT NULL,
	"steps" integer NOT NULL,
	"ro_number" text,
	"body" text NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_status" integer,
	"next_attempt_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"eln_id" text,
	"eln_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_can_push_dh" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "eln_deliveries_content" ON "eln_deliveries" USING btree ("tenant_id","user_id","route_id","content_hash");--> statement-breakpoint
CREATE INDEX "eln_deliveries_owner" ON "eln_deliveries" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "eln_deliveries_task" ON "eln_deliveries" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "eln_deliveries_number" ON "eln_deliveries" USING btree ("tenant_id","user_id","ro_number");--> statement-breakpoint
CREATE INDEX "eln_deliveries_due" ON "eln_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "buried_points_report" ON "buried_points" USING btree ("tenant_id","created_at","user_id","code","stay_time_ms");