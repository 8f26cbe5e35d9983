CREATE TABLE "imported_routes" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_one_running_per_target";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "imported" jsonb;--> statement-breakpoint
ALTER TABLE "imported_routes" ADD CONSTRAINT "imported_routes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;