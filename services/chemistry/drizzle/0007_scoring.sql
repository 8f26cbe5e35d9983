CREATE TABLE "score_chunks" (
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" "bytea" NOT NULL,
	"results" "bytea",
	CONSTRAINT "score_chunks_task_id_number_pk" PRIMARY KEY("task_id","number")
);
--> statement-breakpoint
CREATE TABLE "score_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"columns" jsonb NOT NULL,
	"structure_column" text,
	"table_kind" text,
	"table_size" integer,
	"table_hash" text,
	"total" integer NOT NULL,
	"chunks" integer NOT NULL,
	"chunks_done" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"score_sum" double precision DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"run_from" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "score_turns" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_turns_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "score_chunks" ADD CONSTRAINT "score_chunks_task_id_score_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."score_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "score_tasks_name" ON "score_tasks" USING btree ("tenant_id","user_id","name_key");--> statement-breakpoint
CREATE INDEX "score_tasks_owner" ON "score_tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "score_tasks_waiting" ON "score_tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');