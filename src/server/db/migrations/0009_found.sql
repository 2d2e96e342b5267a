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
