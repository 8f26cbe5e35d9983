CREATE TABLE "craft_molecules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"target" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_graphs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"run" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_one_running_per_target";--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "made_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "route_type" text DEFAULT 'retrosynthesis' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "process" jsonb;--> statement-breakpoint
ALTER TABLE "search_graphs" ADD CONSTRAINT "search_graphs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "craft_molecules_once" ON "craft_molecules" USING btree ("tenant_id","user_id","list","key");--> statement-breakpoint
CREATE INDEX "manual_routes_owner" ON "manual_routes" USING btree ("tenant_id","user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_running_per_target" ON "tasks" USING btree ("tenant_id","user_id","target_key","route_type") WHERE state in ('queued', 'searching');