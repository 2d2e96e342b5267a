CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"slot" text,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"attempts" integer NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"dated" boolean DEFAULT false NOT NULL,
	"again_at" timestamp with time zone,
	"lease" uuid,
	"error" text,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key") WHERE state in ('due', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slot" ON "jobs" USING btree ("kind","slot");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE state in ('due', 'running');