CREATE TABLE "account_closings" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"removal_at" timestamp with time zone NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_closings_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"reviewer" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"submitted_by" text NOT NULL,
	"organisation" text NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_on" text NOT NULL,
	"payer" text NOT NULL,
	"remarks" text NOT NULL,
	"status" text NOT NULL,
	"failure_reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"bought_type" text,
	"bought_months" integer,
	"bought_until" timestamp with time zone,
	"bought_points" integer,
	"invoice_status" text DEFAULT 'notApplied' NOT NULL,
	"invoice_applied_at" timestamp with time zone,
	"invoice_wish" jsonb,
	"invoice_number" text,
	"contract_status" text DEFAULT 'notApplied' NOT NULL,
	"contract_applied_at" timestamp with time zone,
	"contract_number" text,
	CONSTRAINT "payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer NOT NULL,
	"payment_id" uuid,
	"days" integer,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_licences" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_type" text NOT NULL,
	"expires_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_need_approve" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closings_due" ON "account_closings" USING btree ("removal_at");--> statement-breakpoint
CREATE INDEX "payment_files_payment" ON "payment_files" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_files_tenant" ON "payment_files" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_reviews_payment" ON "payment_reviews" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_tenant" ON "payments" USING btree ("tenant_id","submitted_at");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "points_entries_tenant" ON "points_entries" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_payment" ON "points_entries" USING btree ("payment_id");