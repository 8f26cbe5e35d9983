CREATE TABLE "read_release_notes" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"note_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_release_notes_tenant_id_user_id_note_id_pk" PRIMARY KEY("tenant_id","user_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_show_release_note" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "read_release_notes" ADD CONSTRAINT "read_release_notes_tenant_id_user_id_users_tenant_id_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","user_id") ON DELETE cascade ON UPDATE no action;