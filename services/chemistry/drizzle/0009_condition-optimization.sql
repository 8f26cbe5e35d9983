CREATE TABLE "condition_optimizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"class" text NOT NULL,
	"reaction" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"route_id" text,
	"step_id" text,
	"ranked" jsonb NOT NULL,
	"space" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"best_predicted" double precision,
	"measured" integer DEFAULT 0 NOT NULL,
	"best_measured" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "condition_plates" (
	"optimization_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"size" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "condition_plates_optimization_id_fingerprint_pk" PRIMARY KEY("optimization_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "condition_yield_versions" (
	"optimization_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "condition_yield_versions_optimization_id_version_pk" PRIMARY KEY("optimization_id","version")
);
--> statement-breakpoint
ALTER TABLE "condition_plates" ADD CONSTRAINT "condition_plates_optimization_id_condition_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."condition_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_yield_versions" ADD CONSTRAINT "condition_yield_versions_optimization_id_condition_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."condition_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_optimizations_owner" ON "condition_optimizations" USING btree ("tenant_id","user_id","created_at");