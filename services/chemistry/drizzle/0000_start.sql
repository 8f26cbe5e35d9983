CREATE TABLE "molecules" (
	"key" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"smiles" text NOT NULL,
	"formula" text NOT NULL,
	"molecular_weight" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"run" integer NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"solved" boolean NOT NULL,
	"score" real NOT NULL,
	"steps" integer NOT NULL,
	"longest_linear" integer NOT NULL,
	"least_precedents" integer NOT NULL,
	"starting_materials" integer NOT NULL,
	"complexity" real NOT NULL,
	"summary" jsonb,
	"detail" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"target_key" text NOT NULL,
	"target" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"route_count" integer DEFAULT 0 NOT NULL,
	"solved_count" integer DEFAULT 0 NOT NULL,
	"best_score" real,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "turns_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"phone" text NOT NULL,
	"chinese_name" text NOT NULL,
	"email" text NOT NULL,
	"external_source" integer,
	"external_user_id" text,
	"user_groups" jsonb NOT NULL,
	"language" text,
	"currency" text,
	"route_direction" text DEFAULT 'horizontal' NOT NULL,
	"sort_value" text DEFAULT 'score' NOT NULL,
	"account_type" text DEFAULT 'enterprise' NOT NULL,
	"is_tenant_admin" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "routes_fingerprint" ON "routes" USING btree ("task_id","fingerprint");--> statement-breakpoint
CREATE INDEX "routes_rank" ON "routes" USING btree ("task_id","solved","score");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_target" ON "tasks" USING btree ("tenant_id","user_id","target_key","created_at");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_running_per_target" ON "tasks" USING btree ("tenant_id","user_id","target_key") WHERE state in ('queued', 'searching');