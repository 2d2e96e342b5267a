CREATE TABLE "article_answers" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_answers_tenant_account_key_pk" PRIMARY KEY("tenant","account","key")
);
--> statement-breakpoint
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
CREATE TABLE "engines_told" (
	"tenant" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_pins" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"link" text NOT NULL,
	"label" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_pins_tenant_account_link_pk" PRIMARY KEY("tenant","account","link")
);
--> statement-breakpoint
CREATE TABLE "hub_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hub_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"agent" integer NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"base" integer NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"word" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_readings" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"bulletin" text NOT NULL,
	"title" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone,
	"name" text NOT NULL,
	"username" text NOT NULL,
	CONSTRAINT "hub_readings_tenant_account_bulletin_pk" PRIMARY KEY("tenant","account","bulletin")
);
--> statement-breakpoint
CREATE TABLE "hub_visits" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"last_began" timestamp with time zone,
	"began" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_visits_tenant_account_pk" PRIMARY KEY("tenant","account")
);
--> statement-breakpoint
CREATE TABLE "insight_counts" (
	"tenant" text NOT NULL,
	"span" integer NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"many" bigint NOT NULL,
	"of_them" bigint NOT NULL,
	CONSTRAINT "insight_counts_tenant_span_what_day_name_pk" PRIMARY KEY("tenant","span","what","day","name")
);
--> statement-breakpoint
CREATE TABLE "insight_writes" (
	"node" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"tenant" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
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
CREATE TABLE "pdf_papers" (
	"tenant" text NOT NULL,
	"paper" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"pages" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "pdf_papers_tenant_paper_pk" PRIMARY KEY("tenant","paper")
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
CREATE TABLE "search_docs" (
	"tenant" text NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"date" text NOT NULL,
	"dated" timestamp,
	"address" text NOT NULL,
	"readers" text NOT NULL,
	"paper" text NOT NULL,
	"found_by" "tsvector" NOT NULL,
	CONSTRAINT "search_docs_tenant_page_section_id_pk" PRIMARY KEY("tenant","page","section","id")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"tenant" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"slips" integer[] NOT NULL,
	CONSTRAINT "search_words_tenant_word_pk" PRIMARY KEY("tenant","word")
);
--> statement-breakpoint
-- drizzle-kit does not know the name of the key; PostgreSQL has called it so since 0000.
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_pkey";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_path_tenant_pk" PRIMARY KEY("path","tenant");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_pins" ADD CONSTRAINT "hub_pins_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_proposals" ADD CONSTRAINT "hub_proposals_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_readings" ADD CONSTRAINT "hub_readings_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_visits" ADD CONSTRAINT "hub_visits_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_answers_at" ON "article_answers" USING btree ("tenant","at");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_proposals_waiting" ON "hub_proposals" USING btree ("tenant","agent") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "hub_proposals_queue" ON "hub_proposals" USING btree ("tenant","state","made_at","id");--> statement-breakpoint
CREATE INDEX "hub_proposals_agent" ON "hub_proposals" USING btree ("tenant","agent","made_at");--> statement-breakpoint
CREATE INDEX "hub_readings_said" ON "hub_readings" USING btree ("tenant","bulletin","said_at","account") WHERE said_at is not null;--> statement-breakpoint
CREATE INDEX "lost_addresses_count" ON "lost_addresses" USING btree ("tenant","count");--> statement-breakpoint
CREATE INDEX "outside_links_asked" ON "outside_links" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("tenant","from_key");--> statement-breakpoint
CREATE INDEX "search_docs_paper" ON "search_docs" USING btree ("paper");--> statement-breakpoint
CREATE INDEX "search_docs_found" ON "search_docs" USING gin ("found_by") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "accounts_username" ON "accounts" USING btree ("issuer",lower("username"));--> statement-breakpoint
-- A search reads many narrow rows: what is wide lies apart.
ALTER TABLE "search_docs" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "title" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "address" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "id" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "paper" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "found_by" SET STORAGE EXTERNAL;
