CREATE TABLE "broken_links" (
	"tenant" text NOT NULL,
	"source" text NOT NULL,
	"href" text NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broken_links_tenant_source_href_pk" PRIMARY KEY("tenant","source","href")
);
--> statement-breakpoint
CREATE TABLE "insight_counts" (
	"tenant" text NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"many" bigint NOT NULL,
	"of_them" bigint NOT NULL,
	CONSTRAINT "insight_counts_tenant_what_day_name_pk" PRIMARY KEY("tenant","what","day","name")
);
--> statement-breakpoint
CREATE TABLE "insight_writes" (
	"node" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_addresses" (
	"tenant" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"referrers" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lost_addresses_tenant_path_pk" PRIMARY KEY("tenant","path")
);
--> statement-breakpoint
CREATE TABLE "outside_links" (
	"href" text PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"failures" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"from_key" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lost_addresses_count" ON "lost_addresses" USING btree ("tenant","count");--> statement-breakpoint
CREATE INDEX "outside_links_asked" ON "outside_links" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("tenant","from_key");