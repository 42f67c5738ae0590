// Written by tools/generate-table-types.ts from the migrated database.
import type { Generated, GeneratedAlways } from 'kysely';

export type Tables = {
  'agreements.agreement': {
    tenant: string;
    company_id: number;
    id: Generated<number>;
    subtype: string;
    invoice_reference: string;
    from_date: Temporal.PlainDate;
    end_date: Temporal.PlainDate | null;
    invoicing_interval: string;
    payment_deadline_days: number;
    employee_id_label: string | null;
    widget_access: Generated<string>;
    email_for_ticket_requests: string | null;
    email_for_invoice_preview: string | null;
    ticket_counter: unknown;
    created_at: Temporal.Instant;
    deleted_at: Temporal.Instant | null;
  };
  'batches.batch': {
    tenant: string;
    company_id: number;
    id: GeneratedAlways<number>;
    service: string;
    state: string;
    on_refusal: string;
    source: unknown;
    options: unknown;
    total: number;
    left_out: Generated<number>;
    done: Generated<number>;
    refused: Generated<number>;
    failed: Generated<number>;
    next_position: Generated<number>;
    stop_code: string | null;
    stopped_at: number | null;
    checked_on: Temporal.PlainDate | null;
    general_faults: Generated<string[]>;
    digest: string | null;
    version: Generated<number>;
    created_by: number;
    acting_user: number | null;
    request_id: string;
    created_at: Temporal.Instant;
    started_at: Temporal.Instant | null;
    updated_at: Temporal.Instant;
  };
  'batches.column_map': {
    tenant: string;
    company_id: number;
    service: string;
    heading: string;
    column_name: string;
  };
  'batches.row': {
    tenant: string;
    company_id: number;
    batch_id: number;
    position: number;
    cells: unknown;
    keys: Generated<string[]>;
    faults: Generated<unknown>;
    twice_of: number | null;
    effect: unknown;
    state: Generated<string>;
    subject_type: string | null;
    subject_id: number | null;
    settled_at: Temporal.Instant | null;
    plan: unknown;
  };
  'changes.about': {
    tenant: string;
    company_id: number;
    change_id: number;
    holder_id: number | null;
    ticket_id: number | null;
    before: unknown;
    after: unknown;
    salt: Uint8Array;
  };
  'changes.answered_call': {
    tenant: string;
    user_id: number;
    key: string;
    digest: string;
    answer: unknown;
    at: Temporal.Instant;
  };
  'changes.change': {
    id: GeneratedAlways<number>;
    tenant: string;
    company_id: number | null;
    at: Temporal.Instant;
    user_id: number | null;
    channel: string;
    request_id: string;
    kind: string;
    subject_type: string;
    subject_id: string;
    before: unknown;
    after: unknown;
    personal_digest: Uint8Array | null;
  };
  'code_pools.code': {
    tenant: string;
    kind: string;
    id: GeneratedAlways<number>;
    code: string;
    valid_until: Temporal.PlainDate | null;
    imported_by: number;
    imported_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
    used_for_type: string | null;
    used_for_id: number | null;
  };
  'companies.company': {
    tenant: string;
    id: Generated<number>;
    name: string;
    organisation_number: string;
    kind: string;
    bill_address: unknown;
    post_address: unknown;
    visit_address: unknown;
    created_at: Temporal.Instant;
    deleted_at: Temporal.Instant | null;
    customer_number: string | null;
    signee_name: string | null;
    signee_email: string | null;
    searched: GeneratedAlways<string>;
    folded: GeneratedAlways<string>;
    sorted: GeneratedAlways<string>;
  };
  'companies.post_area': {
    post_code: string;
    area: string;
    municipality: string;
  };
  'companies.settings': {
    tenant: string;
    company_id: number;
    increased_expiry: Generated<boolean>;
    arbitrary_dates: Generated<boolean>;
    payroll_date_picker: Generated<boolean>;
    invoice_base_only: Generated<boolean>;
  };
  'company_tickets.quarantine': {
    tenant: string;
    valid_from: Temporal.PlainDate;
    days: number;
  };
  'company_tickets.wrong_try': {
    who: string;
    tries: number;
    counted_until: Temporal.Instant;
  };
  'embedded_provider.account': {
    tenant: string;
    subject: string;
    email: string;
    name: string;
    password_hash: string;
  };
  'embedded_provider.entry': {
    model: string;
    id: string;
    payload: unknown;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    consumed_at: Temporal.Instant | null;
    expires_at: Temporal.Instant | null;
  };
  'holders.holder': {
    tenant: string;
    company_id: number;
    id: Generated<number>;
    kind: string;
    first_name: string | null;
    last_name: string | null;
    employee_id: string | null;
    phone_country_code: string | null;
    phone: string | null;
    birth_date: Temporal.PlainDate | null;
    employee_birth_date: Temporal.PlainDate | null;
    class_name: string | null;
    card_name: string | null;
    note: string | null;
    erased_at: Temporal.Instant | null;
    searched: GeneratedAlways<string>;
    folded: GeneratedAlways<string>;
    sorted: GeneratedAlways<string>;
  };
  'holders.slot': {
    key: GeneratedAlways<number>;
    tenant: string;
    kind: string;
    company_id: Generated<number>;
    value: string;
  };
  'products.company_profile': {
    tenant: string;
    company_id: number;
    profile_id: string;
    position: number;
  };
  'products.price': {
    tenant: string;
    product_id: string;
    profile_id: string;
    nr_of_zones: number;
    valid_from: Temporal.PlainDate;
    price_ore: number;
  };
  'products.product': {
    tenant: string;
    id: string;
    name: unknown;
    description: unknown;
    position: number;
    nr_of_days_valid: number | null;
    tags: string[];
    media_types: string[];
    preset_zone_ids: string[];
    nr_of_zones_get_all: Generated<number>;
    filters: unknown;
    vat_kind: string;
    services: string[];
  };
  'products.vat_rate': {
    kind: string;
    valid_from: Temporal.PlainDate;
    percent: number;
  };
  'session.session': {
    token_digest: string;
    tenant: string;
    user_id: number | null;
    id_token: string;
    refresh_token: string | null;
    access_expires_at: Temporal.Instant;
    renewing_until: Temporal.Instant | null;
    created_at: Temporal.Instant;
    last_used_at: Temporal.Instant;
    user_agent: string | null;
  };
  'session.sign_in': {
    state: string;
    tenant: string;
    nonce: string;
    code_verifier: string;
    return_to: string;
    browser_digest: string;
    started_at: Temporal.Instant;
  };
  'stand_ins.message': {
    id: GeneratedAlways<number>;
    kind: string;
    key: string;
    sender: string;
    recipient: string;
    subject: string | null;
    body: string;
    received_at: Temporal.Instant;
    reply_to: string | null;
  };
  'subscribers.never_leaver': {
    tenant: string;
    company_id: number;
    holder_id: number;
    reason: string;
    marked_by: number;
    marked_at: Temporal.Instant;
  };
  'subscribers.subscriber': {
    tenant: string;
    company_id: number;
    holder_id: number;
    person_slot: number | null;
  };
  'tickets.link_key': {
    tenant: string;
    key: string;
  };
  'tickets.signing_key': {
    tenant: string;
    kid: string;
    private_jwk: unknown;
    valid_from: Temporal.Instant;
    withdrawn_at: Temporal.Instant | null;
  };
  'tickets.ticket': {
    tenant: string;
    company_id: number;
    id: GeneratedAlways<number>;
    service: string;
    agreement_id: number;
    holder_id: number | null;
    medium: string;
    medium_slot: number | null;
    holder_slot: number | null;
    card_id: number | null;
    product_id: string;
    profile_id: string;
    zone_from: string | null;
    zone_to: string | null;
    all_zones: boolean;
    nr_of_zones: number;
    start_date: Temporal.PlainDate;
    expiration_date: Temporal.PlainDate | null;
    pending_through: Temporal.PlainDate | null;
    ended_at: Temporal.Instant | null;
    cancelled_at: Temporal.Instant | null;
    failed_at: Temporal.Instant | null;
    anonymised_at: Temporal.Instant | null;
    continues_id: number | null;
    medium_part: Generated<number>;
    pickup_code: string | null;
    code_sent_at: Temporal.Instant | null;
    downloaded_at: Temporal.Instant | null;
    app_id: string | null;
    ticket_app: string | null;
    ordered_at: Temporal.Instant;
  };
  'tickets.ticket_app': {
    tenant: string;
    client_id: string;
    name: string;
    secret_digest: string;
    is_active: Generated<boolean>;
  };
  'users.activation': {
    token_digest: string;
    tenant: string;
    user_id: number;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
  'users.company_role': {
    tenant: string;
    user_id: number;
    company_id: number;
    role: string;
  };
  'users.global_role': {
    tenant: string;
    user_id: number;
    role: string;
  };
  'users.user': {
    tenant: string;
    id: Generated<number>;
    email: string;
    first_name: string;
    last_name: string;
    phone: string;
    phone_country_code: string;
    state: string;
    provider_subject: string | null;
    created_at: Temporal.Instant;
    created_by: number | null;
    roles_changed_at: Temporal.Instant | null;
    searched: GeneratedAlways<string>;
    folded: GeneratedAlways<string>;
    sorted: GeneratedAlways<string>;
    invited_until: Temporal.Instant | null;
    last_sign_in_at: Temporal.Instant | null;
  };
  'zones.zone': {
    tenant: string;
    id: string;
    valid_from: Temporal.PlainDate;
    name: string;
    position: number;
    adjacent_zone_ids: string[];
    max_zones: number;
    places: string[];
    label_point: number[];
    shape: unknown;
  };
};
