CREATE TABLE "intermediate_index" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_members" (
	"project_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intermediate_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "intermediate_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"molecule_key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"chosen_way" text,
	"known_targets" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_shared_routes" (
	"project_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "intermediate_shared_routes_project_id_share_id_user_id_pk" PRIMARY KEY("project_id","share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "intermediate_uses" (
	"task_id" uuid NOT NULL,
	"molecule_key" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"target_key" text NOT NULL,
	"routes" integer NOT NULL,
	"best_routes" integer NOT NULL,
	"best_of" integer NOT NULL,
	"make_steps" integer NOT NULL,
	CONSTRAINT "intermediate_uses_task_id_molecule_key_pk" PRIMARY KEY("task_id","molecule_key")
);
--> statement-breakpoint
CREATE TABLE "intermediate_ways" (
	"task_id" uuid NOT NULL,
	"molecule_key" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ways" jsonb NOT NULL,
	"uses" jsonb NOT NULL,
	CONSTRAINT "intermediate_ways_task_id_molecule_key_pk" PRIMARY KEY("task_id","molecule_key")
);
--> statement-breakpoint
ALTER TABLE "intermediate_index" ADD CONSTRAINT "intermediate_index_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_members" ADD CONSTRAINT "intermediate_members_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_records" ADD CONSTRAINT "intermediate_records_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_shared_routes" ADD CONSTRAINT "intermediate_shared_routes_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_uses" ADD CONSTRAINT "intermediate_uses_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_ways" ADD CONSTRAINT "intermediate_ways_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intermediate_members_user" ON "intermediate_members" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intermediate_projects_one" ON "intermediate_projects" USING btree ("tenant_id","user_id","molecule_key") WHERE state <> 'archived';--> statement-breakpoint
CREATE INDEX "intermediate_projects_owner" ON "intermediate_projects" USING btree ("tenant_id","user_id","updated_at");--> statement-breakpoint
CREATE INDEX "intermediate_records_project" ON "intermediate_records" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "intermediate_uses_common" ON "intermediate_uses" USING btree ("tenant_id","user_id","molecule_key");--> statement-breakpoint
CREATE INDEX "intermediate_uses_molecule" ON "intermediate_uses" USING btree ("tenant_id","molecule_key");