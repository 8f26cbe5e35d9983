CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"mark" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_once" ON "erasures" USING btree ("tenant_id","mark","erased_at");--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("erased_at");