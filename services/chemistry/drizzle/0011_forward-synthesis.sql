CREATE TABLE "forward_intermediates" (
	"task_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"smiles" text NOT NULL,
	"probability" double precision NOT NULL,
	"way" jsonb NOT NULL,
	CONSTRAINT "forward_intermediates_task_id_smiles_pk" PRIMARY KEY("task_id","smiles")
);
--> statement-breakpoint
CREATE TABLE "forward_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"smiles" text NOT NULL,
	"formula" text NOT NULL,
	"weight" double precision NOT NULL,
	"probability" double precision NOT NULL,
	"steps" integer NOT NULL,
	"template_id" text NOT NULL,
	"class" text NOT NULL,
	"verdict" text NOT NULL,
	"ways" integer NOT NULL,
	"way" jsonb NOT NULL,
	"log_p" double precision NOT NULL,
	"tpsa" double precision NOT NULL,
	"donors" integer NOT NULL,
	"acceptors" integer NOT NULL,
	"rotatable_bonds" integer NOT NULL,
	"lipinski" boolean NOT NULL,
	"veber" boolean NOT NULL,
	"rule_of_three" boolean NOT NULL,
	"sascore" double precision NOT NULL,
	"similarity" double precision
);
--> statement-breakpoint
CREATE TABLE "forward_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"start" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"target" jsonb,
	"scaffolds" jsonb NOT NULL,
	"currency" text NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"step_from" integer DEFAULT 0 NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"ended_by" text,
	"failure_code" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forward_units" (
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"step" integer NOT NULL,
	"start" text NOT NULL,
	"way" jsonb NOT NULL,
	"partners" jsonb NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"made" "bytea",
	CONSTRAINT "forward_units_task_id_number_pk" PRIMARY KEY("task_id","number")
);
--> statement-breakpoint
ALTER TABLE "forward_intermediates" ADD CONSTRAINT "forward_intermediates_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_products" ADD CONSTRAINT "forward_products_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_units" ADD CONSTRAINT "forward_units_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forward_products_molecule" ON "forward_products" USING btree ("task_id","smiles");--> statement-breakpoint
CREATE INDEX "forward_products_rank" ON "forward_products" USING btree ("task_id","probability");--> statement-breakpoint
CREATE INDEX "forward_tasks_owner" ON "forward_tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "forward_tasks_waiting" ON "forward_tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');