CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"agent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_bindings" (
	"tenant" text NOT NULL,
	"username" text NOT NULL,
	"account" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_bindings_tenant_username_pk" PRIMARY KEY("tenant","username")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"tenant" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"tenant" text NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"base" integer,
	"restores" integer,
	"merged" boolean DEFAULT false NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"account" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"answer" jsonb,
	CONSTRAINT "revisions_tenant_page_section_revision_pk" PRIMARY KEY("tenant","page","section","revision")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"tenant" text NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "sections_tenant_page_section_pk" PRIMARY KEY("tenant","page","section")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_nonces" (
	"hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"path" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"account" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_bindings" ADD CONSTRAINT "admin_bindings_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_subject" ON "accounts" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_idempotency" ON "revisions" USING btree ("tenant","account","idempotency_key");--> statement-breakpoint
CREATE INDEX "sessions_ends" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account");