CREATE TABLE "impurity_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"conditions" jsonb NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"impurities" integer DEFAULT 0 NOT NULL,
	"alerting" integer DEFAULT 0 NOT NULL,
	"notes" jsonb NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "impurity_likes" (
	"search_id" uuid NOT NULL,
	"key" text NOT NULL,
	"is_liked" boolean NOT NULL,
	CONSTRAINT "impurity_likes_search_id_key_pk" PRIMARY KEY("search_id","key")
);
--> statement-breakpoint
CREATE TABLE "impurity_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"key" text NOT NULL,
	"rank" integer NOT NULL,
	"impurity" jsonb NOT NULL,
	"molecules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impurity_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"reaction_key" text NOT NULL,
	"reaction" jsonb NOT NULL,
	"template_id" text,
	"conditions" jsonb NOT NULL,
	"carried" jsonb NOT NULL,
	"route_id" text,
	"step_id" text,
	"batches" integer DEFAULT 1 NOT NULL,
	"last_batch_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "impurity_batches" ADD CONSTRAINT "impurity_batches_search_id_impurity_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."impurity_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impurity_likes" ADD CONSTRAINT "impurity_likes_search_id_impurity_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."impurity_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impurity_results" ADD CONSTRAINT "impurity_results_batch_id_impurity_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."impurity_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impurity_batches_search" ON "impurity_batches" USING btree ("search_id","created_at");--> statement-breakpoint
CREATE INDEX "impurity_batches_waiting" ON "impurity_batches" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE UNIQUE INDEX "impurity_results_once" ON "impurity_results" USING btree ("batch_id","key");--> statement-breakpoint
CREATE INDEX "impurity_searches_owner" ON "impurity_searches" USING btree ("tenant_id","user_id","created_at");