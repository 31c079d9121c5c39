-- What a server of step 1 left in PostgreSQL (`pg_dump --inserts`, without the settings of a session): its first administrator
-- ada@firm.example with the password "a password of some length", a service that was changed, one that was deleted, and a file.
-- The keys and hashes below were made for this and are nobody's.
CREATE TABLE public.changes (
    key text NOT NULL COLLATE pg_catalog."C",
    collection text NOT NULL,
    organisation_id text NOT NULL,
    entity json NOT NULL,
    deleted boolean NOT NULL,
    rank double precision NOT NULL,
    seq bigint NOT NULL
);
CREATE TABLE public.damaged (
    key text NOT NULL,
    entity json NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.file_parts (
    file_id text NOT NULL COLLATE pg_catalog."C",
    starts_at bigint NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.migrations (
    step integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.revision (
    one boolean DEFAULT true NOT NULL,
    epoch uuid NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT revision_one_check CHECK (one)
);
INSERT INTO public.changes VALUES ('signing-key/installation/current', 'signing-key', 'installation', '{"id":"current","key":{"kty":"OKP","crv":"Ed25519","x":"xP-inRudcXIOp1spEDdkt4AsKVKED8F034kN_e6FYj0","d":"AqwGSzy3pk6vrN8XmPguOnEnrFoXWQAbrxWgM1M9BEY"},"madeAt":"2026-11-28T19:47:06.167Z"}', false, -1, 1);
INSERT INTO public.changes VALUES ('organisation/installation/ORG-00001', 'organisation', 'installation', '{"id":"ORG-00001","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","lockVersion":1,"createdBy":"EMBPM ","createdAt":"2026-11-28T19:47:06.193Z","changedBy":"EMBPM ","changedAt":"2026-11-28T19:47:06.193Z","tags":[],"title":"Firm","plan":"CORPORATE","domains":[],"defaultLang":"en","enabled":true}', false, -2, 2);
INSERT INTO public.changes VALUES ('history/installation/organisation/ORG-00001/1/created', 'history', 'installation', '{"id":"organisation/ORG-00001/1/created","entity":"organisation/ORG-00001","hidden":[],"lockVersion":1,"kind":"created","by":"EMBPM ","at":"2026-11-28T19:47:06.193Z","changes":[],"name":"Firm"}', false, 3, 3);
INSERT INTO public.changes VALUES ('history/installation/user/USR-00001/1/created', 'history', 'installation', '{"id":"user/USR-00001/1/created","entity":"user/USR-00001","hidden":[],"lockVersion":1,"kind":"created","by":"EMBPM ","at":"2026-11-28T19:47:06.241Z","changes":[],"name":"First Administrator","action":"invited"}', false, 5, 5);
INSERT INTO public.changes VALUES ('credential/installation/USR-00001', 'credential', 'installation', '{"id":"USR-00001","hash":"scrypt$32768$8$3$YTnNdu4h7G656fwOFYZMsw$aOb96bsggfW4IzQQ9hmXCWMOiG1m8kHCydAA3-lOgdE","since":1795895226}', false, -7, 7);
INSERT INTO public.changes VALUES ('invitation/installation/306567db-3102-4101-b65b-03c7fcbf5ec3', 'invitation', 'installation', '{"id":"306567db-3102-4101-b65b-03c7fcbf5ec3","userId":"USR-00001"}', true, -6, 8);
INSERT INTO public.changes VALUES ('user/installation/USR-00001', 'user', 'installation', '{"id":"USR-00001","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","lockVersion":2,"createdBy":"EMBPM ","createdAt":"2026-11-28T19:47:06.241Z","changedBy":"First Administrator","changedAt":"2026-11-28T19:47:06.736Z","tags":[],"firstname":"First","lastname":"Administrator","email":"ada@firm.example","company":"Firm","userType":"CORPORATE","metadata":{"profilePicture":""},"roles":["ADM","CON"],"status":"active","lockReason":"","permissions":["embpm_r"],"lastLogin":null,"locale":"en","memberships":[{"organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","roles":["ADM","CON"]}]}', false, -4, 9);
INSERT INTO public.changes VALUES ('history/installation/user/USR-00001/2/changed', 'history', 'installation', '{"id":"user/USR-00001/2/changed","entity":"user/USR-00001","hidden":[],"lockVersion":2,"kind":"changed","by":"First Administrator","at":"2026-11-28T19:47:06.736Z","changes":[{"field":"status","before":"invited","after":"active"}],"name":"First Administrator"}', false, 10, 10);
INSERT INTO public.changes VALUES ('sign-in/installation/04cd07ed-e397-451f-b69e-627d3041c431', 'sign-in', 'installation', '{"id":"04cd07ed-e397-451f-b69e-627d3041c431","at":"2026-11-28T19:47:06.749Z","userId":"USR-00001","name":"First Administrator","outcome":"signedIn"}', false, 11, 11);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/service/SRV-00001/1/created', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"service/SRV-00001/1/created","entity":"service/SRV-00001","hidden":[],"lockVersion":1,"kind":"created","by":"First Administrator","at":"2026-11-28T19:47:06.845Z","changes":[],"name":"Read orders"}', false, 13, 13);
INSERT INTO public.changes VALUES ('service/dc07923c-adfc-4474-b52e-d64071399a4c/SRV-00001', 'service', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"SRV-00001","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","lockVersion":2,"createdBy":"First Administrator","createdAt":"2026-11-28T19:47:06.845Z","changedBy":"First Administrator","changedAt":"2026-11-28T19:47:06.881Z","tags":[],"organisation":"","wbs":"","businessDomain":"","technology":"","name":"Read orders","serviceName":"","type":"REST","parameter":"","host":"","link":"","metadata":null,"description":"It''s read; written “so”\nover two lines","status":"INACTIVE","successorId":null}', false, -12, 14);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/service/SRV-00001/2/changed', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"service/SRV-00001/2/changed","entity":"service/SRV-00001","hidden":[],"lockVersion":2,"kind":"changed","by":"First Administrator","at":"2026-11-28T19:47:06.881Z","changes":[{"field":"description","before":"","after":"It''s read; written “so”\nover two lines"}],"name":"Read orders"}', false, 15, 15);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/service/SRV-00002/1/created', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"service/SRV-00002/1/created","entity":"service/SRV-00002","hidden":[],"lockVersion":1,"kind":"created","by":"First Administrator","at":"2026-11-28T19:47:06.908Z","changes":[],"name":"Gone"}', false, 17, 17);
INSERT INTO public.changes VALUES ('service/dc07923c-adfc-4474-b52e-d64071399a4c/SRV-00002', 'service', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"SRV-00002","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","lockVersion":1,"createdBy":"First Administrator","createdAt":"2026-11-28T19:47:06.908Z","changedBy":"First Administrator","changedAt":"2026-11-28T19:47:06.908Z","tags":[],"organisation":"","wbs":"","businessDomain":"","technology":"","name":"Gone","serviceName":"","type":"REST","parameter":"","host":"","link":"","metadata":null,"description":"","status":"INACTIVE","successorId":null}', true, -16, 18);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/service/SRV-00002/1/deleted', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"service/SRV-00002/1/deleted","entity":"service/SRV-00002","hidden":[],"lockVersion":1,"kind":"deleted","by":"First Administrator","at":"2026-11-28T19:47:06.935Z","changes":[],"name":"Gone"}', false, 19, 19);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/document/DOC-00001/1/created', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"document/DOC-00001/1/created","entity":"document/DOC-00001","hidden":[],"lockVersion":1,"kind":"created","by":"First Administrator","at":"2026-11-28T19:47:07.003Z","changes":[],"name":"Packing line"}', false, 22, 22);
INSERT INTO public.changes VALUES ('upload/uploads/564974bc-fd9f-4326-8dbe-f902d6b9f5d6', 'upload', 'uploads', '{"id":"564974bc-fd9f-4326-8dbe-f902d6b9f5d6","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","userId":"USR-00001","name":"Packing_line.txt","size":34,"ticket":"77c1c79e-1baa-45a2-996f-fe48fba2b2a20a185f47-603c-413e-9cd4-e73377e3a640","expiresAt":1795895526962,"begunAt":1795895226961,"documentId":"DOC-00001"}', false, -20, 23);
INSERT INTO public.changes VALUES ('document-version/dc07923c-adfc-4474-b52e-d64071399a4c/DOC-00001.1', 'document-version', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"file":{"name":"Packing_line.txt","mime":"text/plain","size":34},"fileId":"564974bc-fd9f-4326-8dbe-f902d6b9f5d6","sample":null,"comment":"","restoredFrom":null,"active":false,"id":"DOC-00001.1","documentId":"DOC-00001","number":1,"uploadedBy":"First Administrator","uploadedAt":"2026-11-28T19:47:07.023Z"}', false, -24, 24);
INSERT INTO public.changes VALUES ('document/dc07923c-adfc-4474-b52e-d64071399a4c/DOC-00001', 'document', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"DOC-00001","organisationId":"dc07923c-adfc-4474-b52e-d64071399a4c","lockVersion":2,"createdBy":"First Administrator","createdAt":"2026-11-28T19:47:07.003Z","changedBy":"First Administrator","changedAt":"2026-11-28T19:47:07.028Z","tags":[],"title":"Packing line","type":"BPD","status":"draft","language":"en","documentVersion":"","ownerId":"USR-00001","owner":{"id":"USR-00001","name":"First Administrator"},"reviewDue":null,"file":{"name":"Packing_line.txt","mime":"text/plain","size":34},"fileName":"Packing_line.txt","newestVersion":1,"subjects":[]}', false, -21, 25);
INSERT INTO public.changes VALUES ('history/dc07923c-adfc-4474-b52e-d64071399a4c/document/DOC-00001/2/changed', 'history', 'dc07923c-adfc-4474-b52e-d64071399a4c', '{"id":"document/DOC-00001/2/changed","entity":"document/DOC-00001","hidden":[],"lockVersion":2,"kind":"changed","by":"First Administrator","at":"2026-11-28T19:47:07.028Z","changes":[{"field":"file","before":null,"after":{"name":"Packing_line.txt","mime":"text/plain","size":34}},{"field":"newestVersion","before":0,"after":1}],"name":"Packing line"}', false, 26, 26);
INSERT INTO public.file_parts VALUES ('564974bc-fd9f-4326-8dbe-f902d6b9f5d6', 0, '\x5374657073206f66207061636b696e672c20636865636b6564206f6e20736974652e');
INSERT INTO public.migrations VALUES (1, '2026-11-28 19:47:06.075642+00');
INSERT INTO public.revision VALUES (true, '6599836e-84ed-4f63-8a5c-d6ec3c35b581', 26);
ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.file_parts
    ADD CONSTRAINT file_parts_pkey PRIMARY KEY (file_id, starts_at);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (step);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pkey PRIMARY KEY (one);
CREATE INDEX changes_by_seq ON public.changes USING btree (seq);
