CREATE TABLE "banned_reactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"entry" text NOT NULL,
	"scope" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"reaction_smiles" text NOT NULL,
	"template_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "banned_reactions_entry" ON "banned_reactions" USING btree ("tenant_id","user_id","entry");