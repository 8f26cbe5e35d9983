ALTER TABLE "template_sets" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_sets" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "template_sets" ADD COLUMN "duplicates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template_sets" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "template_sets" ADD COLUMN "finished_at" timestamp with time zone;