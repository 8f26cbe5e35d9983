CREATE TABLE "task_starts" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_starts_tenant_id_user_id_key_pk" PRIMARY KEY("tenant_id","user_id","key")
);
--> statement-breakpoint
CREATE INDEX "task_starts_age" ON "task_starts" USING btree ("created_at");