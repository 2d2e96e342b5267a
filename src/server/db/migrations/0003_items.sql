CREATE TABLE "item_addresses" (
	"tenant" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" integer NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_addresses_tenant_kind_key_pk" PRIMARY KEY("tenant","kind","key")
);
--> statement-breakpoint
CREATE TABLE "item_revisions" (
	"tenant" text NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"version" bigint NOT NULL,
	"deleted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"base" integer,
	"restores" integer,
	"merged" boolean DEFAULT false NOT NULL,
	"account" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"answer" jsonb,
	CONSTRAINT "item_revisions_tenant_kind_id_revision_pk" PRIMARY KEY("tenant","kind","id","revision")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"tenant" text NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"deleted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "items_tenant_kind_id_pk" PRIMARY KEY("tenant","kind","id")
);
--> statement-breakpoint
-- Every agent, revision and old address moves as it is; agent_search goes on naming agents by the same numbers.
INSERT INTO "items" ("tenant", "kind", "id", "key", "deleted", "revision", "wire", "ids", "saved_at", "saved_by")
SELECT "tenant", 'agent', "id", "email_key", "deleted", "revision", "wire", "ids", "saved_at", "saved_by" FROM "agents";
--> statement-breakpoint
INSERT INTO "item_revisions" ("tenant", "kind", "id", "version", "deleted", "revision", "wire", "ids", "saved_at", "saved_by", "base", "restores", "merged", "account", "idempotency_key", "request_hash", "answer")
SELECT "tenant", 'agent', "id", "version", "deleted", "revision", "wire", "ids", "saved_at", "saved_by", "base", "restores", "merged", "account", "idempotency_key", "request_hash", "answer" FROM "agent_revisions";
--> statement-breakpoint
INSERT INTO "item_addresses" ("tenant", "kind", "key", "id", "left_at")
SELECT "tenant", 'agent', "email_key", "agent", "left_at" FROM "agent_addresses";
--> statement-breakpoint
DROP TABLE "agent_addresses" CASCADE;--> statement-breakpoint
DROP TABLE "agent_revisions" CASCADE;--> statement-breakpoint
DROP TABLE "agents" CASCADE;--> statement-breakpoint
CREATE UNIQUE INDEX "item_revisions_idempotency" ON "item_revisions" USING btree ("tenant","account","idempotency_key");--> statement-breakpoint
CREATE INDEX "item_revisions_version" ON "item_revisions" USING btree ("tenant","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "items_key" ON "items" USING btree ("tenant","kind","key") WHERE not deleted;