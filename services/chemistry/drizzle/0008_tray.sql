CREATE TABLE "tray_molecules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_type" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"task_id" uuid,
	"batch_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tray_molecules" ADD CONSTRAINT "tray_molecules_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tray_molecules_once" ON "tray_molecules" USING btree ("tenant_id","user_id","route_type","key");--> statement-breakpoint
CREATE INDEX "tray_molecules_task" ON "tray_molecules" USING btree ("task_id");