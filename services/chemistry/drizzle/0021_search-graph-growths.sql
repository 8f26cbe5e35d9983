CREATE TABLE "graph_growths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"seconds" integer,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"expansions" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "graph_growths" ADD CONSTRAINT "graph_growths_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graph_growths_task" ON "graph_growths" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "graph_growths_one_search" ON "graph_growths" USING btree ("task_id") WHERE state in ('queued', 'searching');